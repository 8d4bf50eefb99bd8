#!/usr/bin/env python3
"""Plays any legal move in any game: the plain protocol of docs/engines.md in thirty lines."""

import random
import sys


def say(line):
    print(line, flush=True)  # the host sees nothing that stays in a buffer


def main():
    legal = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "plain":
            say("name Random Python")
            say("option seed")
            say("ready")
        elif word == "game":
            say("ready")
        elif word == "option":
            random.seed(rest)
            say("ready")
        elif word == "legal":
            legal = rest.split()
        elif word == "go":
            say("best " + random.choice(legal) if legal else "error no legal moves were sent")
        elif word == "quit":
            break


main()
