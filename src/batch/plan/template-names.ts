/** The templates that come with the program; the first is taken where none is named. */
export const templateNames = ['onboarding', 'programs', 'batch', 'data', 'screens'] as const
export type TemplateName = (typeof templateNames)[number]
