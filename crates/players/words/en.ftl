# Players made to measure
tailored-depth = Depth { $depth }
tailored-depth-perfect = Depth { $depth }, perfect from { $perfect }
tailored-about = Made to measure: looks as far as you said.
