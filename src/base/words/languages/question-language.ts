/** Words with which questions in English go on; a foreign word may be spelled as an English one (`was`, `die`, `come`). */
const english =
  /\b(?:what|which|whose|who|where|when|why|how|does|do|did|are|the|and|with|it|its|that|this|these|those|from|can|could|should|has|have|had|be|been|not|there|they|you|my|we|our|if|about|into|ever|calls?|called|callers?|uses?|used|explain|describe|list|show|find|give|tell|purpose|meaning|values?|happens?|lines?|code)\b/i
/** With which questions in German, Dutch, Danish, Norwegian, Swedish, French, Spanish, Portuguese and Italian begin. */
const asking =
  /^\P{L}*(?:(?:in|i|aus|von|mit|av|fra|fr\u00e5n|p\u00e5|til|\u00e0|de|da|di|dans|en|em|con|met|op|a)\s+)?(?:wer|was|wo|wohin|woher|wann|warum|wieso|weshalb|wie|wof\u00fcr|wozu|welche[rsnm]?|wat|waar|waarom|wanneer|hoe|welke?|hva|hvad|hvem|hvor|hvordan|hvorfor|hvilke[nt]?|vad|vem|var|varf\u00f6r|hur|vilk(?:a|en|et)|que|qui|quoi|quels?|quelles?|o\u00f9|quand|pourquoi|comment|combien|qu\u00e9|qui\u00e9n(?:es)?|cu\u00e1l(?:es)?|d\u00f3nde|cu\u00e1ndo|c\u00f3mo|cu\u00e1nt[oa]s?|qual|quais|quem|onde|quando|como|quale|quali|chi|cosa|dove|perch\u00e9|come)(?!\p{L})/iu

/** Whether a question is put in another language than the rules on questions know. */
export function isOtherLanguage(text: string): boolean {
  return !english.test(text) && asking.test(text)
}
