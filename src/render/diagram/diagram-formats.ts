export const diagramFormats = ['mermaid', 'dot', 'svg'] as const
export type DiagramFormat = (typeof diagramFormats)[number]
