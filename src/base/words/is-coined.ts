/** Consonants with which a word of English begins, and with which one ends; `y` counts as a vowel. */
const onsets = new Set(
  `b bl br c ch chl chr cl cr cz d dr dw f fl fr g gh gl gn gr h j k kh kl kn kr l ll m mn n p ph phl phr pl pn pr ps pt q r rh s sc sch scl scr sh shr sk sl sm
  sn sp sph spl spr sq st str sv sw t th thr thw tr ts tw v vl w wh wr x z`.split(/\s+/),
)
const codas = new Set(
  `b bb bs bt bts c ch chs cht chts ck cks cs ct cts d dd dds dg ds dst dth f ff ffs fs ft fth fts g gg ggs gh ghs ght ghth ghths ghts gm gms gn gns gs h k ks l lb lbs lc lch ld lds lf
  lfs lfth lk lks ll lls lm lms ln lp lps ls lt lth lts ltz m mb mbs mn mns mp mph mphs mps mpt mpts ms n nc nch nct ncts nd nds ng ngs ngst ngth ngths nk nks nn ns
  nst nt nth nths nts ntz nx nz p ph phs pp ps pt pth pths pts r rb rbs rc rch rct rd rds rf rfs rg rgs rk rks rl rld rlds rls rm rms rmth rn rns rp rps rr rs rsh rst
  rsts rt rth rths rts rtz s sc scs sh sk sks sm sms sp sps ss st sts t tch th thm thms ths ts tt tts tz w wd wds wk wks wl wls wn wns ws wth x xt xth xths xts z zz`.split(
    /\s+/,
  ),
)
const shortest = 3

/** Whether a word in small letters is spelled as no word of English is, by the consonants that stand together: an abbreviation, or the name of something. */
export function isCoined(word: string): boolean {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return false
  const groups = word.split(/[aeiouy]+/)
  const [first = '', last = ''] = [groups[0], groups.at(-1)]
  if (groups.length === 1) return true
  if ((first !== '' && !onsets.has(first)) || (last !== '' && !codas.has(last))) return true
  return groups.slice(1, -1).some((between) => !isBetween(between))
}

/** Whether one syllable may end and the next begin with them. */
function isBetween(consonants: string): boolean {
  for (let at = 0; at <= consonants.length; at++) {
    const ends = at === 0 || codas.has(consonants.slice(0, at))
    if (ends && (at === consonants.length || onsets.has(consonants.slice(at)))) return true
  }
  return false
}
