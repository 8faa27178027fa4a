import { xmlTags } from '../scheduler/xml-tags.ts'
import { type CsdDefinitions, type ResourceAttribute, type ResourceDefinition, resourcesOf } from './csd-definitions.ts'

/** The element of a resource definition in a bundle (CICS TS, "CICS bundle definitions": a file a resource, named after it and its type). */
const element = /^(?:\w+:)?cicsdefinition(\w+)$/
/** What the editor writes for an attribute that another one makes meaningless. */
const noValue = 'N_A'

export function isResourceXml(text: string): boolean {
  return /^\s*</.test(text) && /<(?:\w+:)?cicsdefinition\w+\s/.test(text)
}

/** Reads the resources that a file of a bundle defines: the element says the type, its attributes are those of the definition. */
export function readResourceXml(text: string, path: string): CsdDefinitions {
  return resourcesOf(definitionsOf(text), path)
}

function* definitionsOf(text: string): Generator<ResourceDefinition> {
  for (const tag of xmlTags(text)) {
    const type = element.exec(tag.name)?.[1]
    const name = tag.attributes.get('name')
    if (type === undefined || name === undefined || !tag.opens) continue
    const line = tag.startLine
    const others: ResourceAttribute[] = [...tag.attributes]
      .filter(([key, value]) => key !== 'name' && !key.startsWith('xmlns') && value !== noValue)
      .map(([key, value]) => ({ key: key.toUpperCase(), value, line }))
    yield { attributes: [{ key: type.toUpperCase(), value: name, line }, ...others], startLine: line, endLine: tag.endLine }
  }
}
