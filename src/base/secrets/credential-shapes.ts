import { findPrivateKeys } from './private-keys.ts'
import type { Span } from './span.ts'

interface Shape {
  readonly rule: string
  /** Global, with the indices of its groups; the first group, if there is one, is what is hidden. */
  readonly expression: RegExp
}

/**
 * Credentials that are recognised by their form alone, as their issuers document it. Each expression is linear: it begins with literal text at
 * the start of a run of key characters, so that no run is read twice, or every repetition in it is bounded.
 */
const shapes: readonly Shape[] = [
  // A digit, a capital or the lack of hyphens sets a key apart from a name in lower case.
  { rule: 'sk-key', expression: /(?<![\w-])sk-(?:(?=[a-z_-]*[0-9A-Z])[A-Za-z0-9_-]{16,}|[a-z]{16,}(?![\w-]))/dg },
  { rule: 'google-key', expression: /(?<![\w-])(?:AIza[A-Za-z0-9_-]{30,}|GOCSPX-[A-Za-z0-9_-]{20,}|ya29\.[A-Za-z0-9_-]{20,})/dg },
  { rule: 'github-token', expression: /(?<!\w)(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{40,})/dg },
  { rule: 'gitlab-token', expression: /(?<![\w-])gl(?:pat|dt|rt|ptt|oas|cbt|soat)-[A-Za-z0-9_-]{16,}/dg },
  { rule: 'aws-key-id', expression: /(?<!\w)A(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}(?!\w)/dg },
  { rule: 'slack-token', expression: /(?<![\w-])xox[abeoprs]-[A-Za-z0-9-]{10,}|(?<![\w-])xapp-[A-Za-z0-9-]{20,}/dg },
  { rule: 'slack-webhook', expression: /hooks\.slack\.com\/services\/(T[A-Za-z0-9]{4,40}\/B[A-Za-z0-9]{4,40}\/[A-Za-z0-9]{8,40})/dg },
  { rule: 'stripe-key', expression: /(?<!\w)[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/dg },
  { rule: 'package-registry-token', expression: /(?<![\w-])(?:npm_[A-Za-z0-9]{36}|pypi-AgE[A-Za-z0-9_-]{40,})/dg },
  { rule: 'package-registry-token', expression: /_authToken[ \t]{0,8}=[ \t]{0,8}([A-Za-z0-9+/=._-]{8,})/dg },
  { rule: 'sendgrid-key', expression: /(?<![\w.-])SG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,}/dg },
  { rule: 'twilio-key', expression: /(?<!\w)SK[0-9a-f]{32}(?!\w)/dg },
  { rule: 'model-provider-key', expression: /(?<!\w)(?:hf_|gsk_|xai-|nvapi-|r8_)(?=[a-z_-]*[0-9A-Z])[A-Za-z0-9_-]{30,}/dg },
  { rule: 'vault-token', expression: /(?<!\w)hv[sb]\.[A-Za-z0-9_-]{20,}/dg },
  {
    rule: 'cloud-token',
    expression: /(?<!\w)(?:do[opr]_v1_[0-9a-f]{64}|dapi[0-9a-f]{32}|shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}|dckr_pat_[A-Za-z0-9_-]{20,})/dg,
  },
  { rule: 'service-token', expression: /(?<!\w)(?:lin_api_[A-Za-z0-9]{32,}|ops_ey[A-Za-z0-9+/=_-]{60,}|AGE-SECRET-KEY-1[A-Z0-9]{58})/dg },
  { rule: 'azure-key', expression: /\b(?:AccountKey|SharedAccessKey)=([A-Za-z0-9+/]{40,}={0,2})/dg },
  { rule: 'json-web-token', expression: /(?<![\w.-])eyJ[A-Za-z0-9_-]{8,}\.eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/dg },
  { rule: 'bearer-token', expression: /\bbearer[ \t]{1,8}((?=[A-Za-z._~+/=-]*[0-9])[A-Za-z0-9._~+/=-]{16,})/dgi },
  {
    rule: 'basic-authorization',
    expression: /\bauthorization["']?[ \t]{0,8}[:=][ \t]{0,8}["']?basic[ \t]{1,8}([A-Za-z0-9+/]{8,}={0,2})/dgi,
  },
  // RFC 3986 userinfo. A template or a variable in the place of the password is none.
  { rule: 'url-password', expression: /:\/\/[^\s:/@'"<>]{0,128}:(?![$&%:{<]|\[masked\]|\[redacted\])([^\s@/'"<>]{1,256})@/dg },
]

/** Where a text holds something that has the form of a credential: keys and tokens of known issuers, private keys, passwords in URLs. */
export function findCredentialShapes(text: string): Span[] {
  const found = findPrivateKeys(text)
  for (const { rule, expression } of shapes) {
    for (const match of text.matchAll(expression)) {
      const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0]
      found.push({ start, end, rule })
    }
  }
  return found
}
