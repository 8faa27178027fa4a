// Stands for LangSmith's client, which sends conversations to a service: codewhisper never does, so the built program cannot. What LangChain still
// needs of it is a record that carries a node's config from call to call.

const notHere = () => {
  throw new Error('codewhisper is built without LangSmith: nothing is traced and nothing is sent there')
}

export class RunTree {
  constructor(config) {
    if (config.tracingEnabled) notHere()
    Object.assign(this, config)
  }
}

export class Client {
  constructor() {
    notHere()
  }
}

export const isRunTree = (value) => value instanceof RunTree
export const isTraceableFunction = () => false
export const getCurrentRunTree = () => undefined
export const convertToDottedOrderFormat = notHere
