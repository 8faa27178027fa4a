import { expect, test } from 'vitest'
import { scrubEnvironment } from '../../src/base/scrub-environment.ts'

test('dangerous variables go, in any case; what the product and its programs need stays', () => {
  const kept = {
    PATH: '/bin',
    HOME: '/home/u',
    OPENAI_API_KEY: 'k',
    ANTHROPIC_API_KEY: 'k',
    OPENROUTER_API_KEY: 'k',
    CODEWHISPER_BASE_URL: 'https://provider.invalid',
    LANG: 'C',
    NO_COLOR: '1',
  }
  const dropped = [
    'ANTHROPIC_API_URL',
    'ANTHROPIC_AUTH_TOKEN',
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_CONFIG_DIR',
    'ANTHROPIC_CUSTOM_HEADERS',
    'ANTHROPIC_FEDERATION_RULE_ID',
    'ANTHROPIC_IDENTITY_TOKEN',
    'ANTHROPIC_IDENTITY_TOKEN_FILE',
    'ANTHROPIC_LOG',
    'ANTHROPIC_ORGANIZATION_ID',
    'ANTHROPIC_PROFILE',
    'ANTHROPIC_SCOPE',
    'ANTHROPIC_SERVICE_ACCOUNT_ID',
    'ANTHROPIC_WEBHOOK_SIGNING_KEY',
    'ANTHROPIC_WORKSPACE_ID',
    'AZURE_OPENAI_ENDPOINT',
    'LANGCHAIN_TRACING_V2',
    'LANGCHAIN_VERBOSE',
    'LANGGRAPH_X',
    'LANGSMITH_API_KEY',
    'LANGSMITH_GATEWAY',
    'OPENAI_ADMIN_KEY',
    'OPENAI_API_BASE',
    'OPENAI_BASE_URL',
    'OPENAI_CUSTOM_HEADERS',
    'OPENAI_LOG',
    'OPENAI_ORGANIZATION',
    'OPENAI_ORG_ID',
    'OPENAI_PROJECT_ID',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'RIPGREP_CONFIG_PATH',
    'langsmith_tracing',
  ]
  const env: Record<string, string | undefined> = { ...kept, ...Object.fromEntries(dropped.map((name) => [name, 'x'])) }
  expect(scrubEnvironment(env)).toEqual(dropped)
  expect(env).toEqual(kept)
  expect(scrubEnvironment(env)).toEqual([])
})
