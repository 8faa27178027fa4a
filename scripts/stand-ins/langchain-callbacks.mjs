/** Whatever the environment says: there is no tracer in the built program (see langsmith.mjs). */
export const isTracingEnabled = () => false
