/** Of something that is done, in which what a declaration says only plays a part. */
export const asksDeed =
  /\b(?:why|when|if|while|happens?|becomes?|errors? (?:is|are|occurs?)|fails?|failed|handle[ds]?|validat\w*|checks?|checked|tests?|tested|who|whose|how (?:do|can|could|should|would)|which (?:programs?|jobs?|routines?|paragraphs?|modules?|members?|files?|transactions?)|what (?:programs?|jobs?)|computed?|calculated?|changes|updated?|updates|sets?|moved?|moves|assigned?|assigns|called?|calls|add(?:ed|ing)?|remove[ds]?)\b/i
