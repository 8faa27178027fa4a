// What security.md F8–F10 and 1.4 found to redirect requests, to add headers, to print keys, to send conversations elsewhere, or to start
// programs; of Anthropic's client library (0.122), what its client and its chain of credentials read. Everything the product needs from the
// environment has a name of its own.
const prefixes = [
  'LANGSMITH_',
  'LANGCHAIN_',
  'LANGGRAPH_',
  'OTEL_',
  'AZURE_OPENAI_',
  'OPENAI_ORG',
  'OPENAI_PROJECT',
  'OPENAI_ADMIN_',
  'ANTHROPIC_IDENTITY_',
] as const
const names = new Set([
  'OPENAI_LOG',
  'OPENAI_CUSTOM_HEADERS',
  'OPENAI_BASE_URL',
  'OPENAI_API_BASE',
  'ANTHROPIC_LOG',
  'ANTHROPIC_CUSTOM_HEADERS',
  'ANTHROPIC_BASE_URL',
  'ANTHROPIC_API_URL',
  'ANTHROPIC_AUTH_TOKEN',
  'ANTHROPIC_PROFILE',
  'ANTHROPIC_CONFIG_DIR',
  'ANTHROPIC_FEDERATION_RULE_ID',
  'ANTHROPIC_ORGANIZATION_ID',
  'ANTHROPIC_WORKSPACE_ID',
  'ANTHROPIC_SERVICE_ACCOUNT_ID',
  'ANTHROPIC_SCOPE',
  'ANTHROPIC_WEBHOOK_SIGNING_KEY',
  'RIPGREP_CONFIG_PATH',
])

/**
 * Deletes from `env` the variables that libraries below us would obey behind the user's back, and returns the names it removed, sorted.
 * Called with the process environment before anything else runs; child processes then inherit none of them either.
 */
export function scrubEnvironment(env: Record<string, string | undefined>): string[] {
  const removed = Object.keys(env).filter((name) => {
    const upper = name.toUpperCase()
    return names.has(upper) || prefixes.some((prefix) => upper.startsWith(prefix))
  })
  for (const name of removed) delete env[name]
  return removed.sort()
}
