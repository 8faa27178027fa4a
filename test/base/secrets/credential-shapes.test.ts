import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRedactor } from '../../../src/base/redact.ts'
import { maskSecrets } from '../../../src/base/secrets/mask-secrets.ts'

const cycle = (alphabet: string, length: number, step = 7) =>
  Array.from({ length }, (_, i) => alphabet[(i * step + 3) % alphabet.length]).join('')
const mixed = (length: number) => cycle('aB3dE5gH7jK9mN1pQ2rS4tU6vW8xY0zA', length)
const hex = (length: number) => cycle('0123456789abcdef', length)
const upper = (length: number) => cycle('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', length, 11)

// Put together here, so that no scanner of repositories takes this file for a leak.
const credentials: Record<string, string> = {
  'OpenAI, old': `sk-${mixed(20)}T3BlbkFJ${mixed(20)}`,
  'OpenAI, project': `sk-proj-${mixed(74)}T3BlbkFJ${mixed(74)}`,
  'any provider with sk-': `sk-${mixed(32)}`,
  'small letters alone with sk-': `sk-${'a'.repeat(20)}`,
  Anthropic: `sk-ant-api03-${mixed(93)}AA`,
  Google: `AIza${mixed(35)}`,
  'Google OAuth secret': `GOCSPX-${mixed(28)}`,
  'GitHub classic': `ghp_${mixed(36)}`,
  'GitHub app': `ghs_${mixed(36)}`,
  'GitHub fine-grained': `github_pat_${mixed(22)}_${mixed(59)}`,
  GitLab: `glpat-${mixed(20)}`,
  'AWS key id': `AKIA${upper(16)}`,
  'AWS temporary key id': `ASIA${upper(16)}`,
  'Slack bot': `xoxb-123456789012-123456789012-${mixed(24)}`,
  'Slack app': `xapp-1-A0123456789-1234567890123-${hex(64)}`,
  'npm token': `npm_${mixed(36)}`,
  PyPI: `pypi-AgEIcHlwaS5vcmc${mixed(80)}`,
  SendGrid: `SG.${mixed(22)}.${mixed(43)}`,
  'Stripe secret': `sk_live_${mixed(24)}`,
  'Stripe restricted': `rk_live_${mixed(24)}`,
  Twilio: `SK${hex(32)}`,
  'Hugging Face': `hf_${mixed(34)}`,
  Groq: `gsk_${mixed(52)}`,
  Linear: `lin_api_${mixed(40)}`,
  Shopify: `shpat_${hex(32)}`,
  DigitalOcean: `dop_v1_${hex(64)}`,
  Vault: `hvs.${mixed(90)}`,
  Docker: `dckr_pat_${mixed(27)}`,
  Databricks: `dapi${hex(32)}`,
  '1Password': `ops_eyJ${mixed(300)}`,
  age: `AGE-SECRET-KEY-1${upper(58)}`,
  'JSON web token': `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${mixed(43)}`,
}

const redact = createRedactor()

test.each(Object.entries(credentials))('%s is known by its form, wherever it stands', (_, key) => {
  for (const around of ['#', '12| x = "#"', "7:     MOVE '#' TO WS-X.", 'export X=#', '{"a":"#"}', '(#)', 'a #, b']) {
    const text = around.replace('#', () => key)
    expect(maskSecrets(text)).toMatchObject({ text: around.replace('#', '[masked]'), count: 1 })
    expect(redact(text)).toBe(around.replace('#', '[redacted]'))
  }
})

test.each([
  [`Authorization: Bearer ${mixed(40)}`, 'Authorization: Bearer [masked]'],
  ['Authorization: Basic dXNlcjpwYXNzd29yZDEyMw==', 'Authorization: Basic [masked]'],
  [`hooks.slack.com/services/T${upper(8)}/B${upper(8)}/${mixed(24)}`, 'hooks.slack.com/services/[masked]'],
  [
    `DefaultEndpointsProtocol=https;AccountName=x;AccountKey=${mixed(86)}==;E=core`,
    'DefaultEndpointsProtocol=https;AccountName=x;AccountKey=[masked];E=core',
  ],
  [`//registry.example.org/:_authToken=${mixed(36)}`, '//registry.example.org/:_authToken=[masked]'],
  ['ftp://u:Pa$$w0rd!@host.example.org/x', 'ftp://u:[masked]@host.example.org/x'],
  ['db2://u:Pa55word@host:446/DB', 'db2://u:[masked]@host:446/DB'],
  ['redis://:Pa55word@host:446', 'redis://:[masked]@host:446'],
])('%s keeps what is no secret', (text, expected) => {
  expect(maskSecrets(text)).toMatchObject({ text: expected, count: 1 })
  expect(redact(text)).toBe(expected.replace('[masked]', '[redacted]'))
})

const numbered = (text: string) => text.replace(/^/gm, () => '12| ')

test.each([
  ['RSA', generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs1', format: 'pem' })],
  ['EC', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })],
  [
    'encrypted',
    generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
      cipher: 'aes-256-cbc',
      passphrase: 'x',
    }),
  ],
])('the body of a private key is masked line by line and counted once: %s', (_, pem) => {
  const key = String(pem).trim()
  const body = key.split('\n').slice(1, -1)
  const forms = [
    key,
    `move it\n${key}\nand on`,
    numbered(key),
    key.replaceAll('\n', '\r\n'),
    key
      .split('\n')
      .map((line) => `  "${line}\\n" +`)
      .join('\n'),
    key.split('\n').slice(0, 2).join('\n'),
    JSON.stringify({ note: 'x', private_key: key }),
    `12| ${JSON.stringify(key)}`,
  ]
  for (const text of forms) {
    const { text: masked, count } = maskSecrets(text)
    expect(count).toBe(1)
    expect(masked.split('\n').length).toBe(text.split('\n').length)
    for (const line of [
      ...body,
      ...redact(text)
        .split('\n')
        .filter((l) => body.includes(l)),
    ])
      expect(masked).not.toContain(line)
  }
  expect(maskSecrets(`move it\n${key}\nand on`).text).toMatch(
    /^move it\n-----BEGIN [A-Z ]+-----\n(?:\[masked\]\n)+-----END [A-Z ]+-----\nand on$/,
  )
})

test.each([
  `sha256: ${hex(64)}`,
  `commit ${hex(40)}`,
  '550e8400-e29b-41d4-a716-446655440000',
  `data:image/png;base64,${mixed(200)}`,
  `"integrity": "sha512-${mixed(86)}=="`,
  'MOVE WS-SK-ACCOUNT-NUMBER-OF-CUSTOMER TO SK-KEY-OF-RECORD-FOR-READ.',
  'move ws-sk-account-number-of-customer to sk-key-of-record-for-read.',
  `-----BEGIN PUBLIC KEY-----\n${mixed(64)}\n-----END PUBLIC KEY-----`,
  "if (line === '-----BEGIN PRIVATE KEY-----') return\nconst other = 1",
  'https://example.org:8080/@scope/x',
  `X'${hex(64).toUpperCase()}'`,
  'The bearer understands-the-consequences.',
])('is no credential: %s', (text) => {
  expect(maskSecrets(text)).toEqual({ text, count: 0, rules: [] })
  expect(redact(text)).toBe(text)
})
