// Stands for zod's fifty languages: messages are English.
export { default as en } from 'zod/v4/locales/en.js'
