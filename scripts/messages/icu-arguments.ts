import {parse, TYPE, type MessageFormatElement} from '@formatjs/icu-messageformat-parser'

const KINDS = new Map<TYPE, string>([
    [TYPE.argument, 'text'],
    [TYPE.number, 'number'],
    [TYPE.date, 'date'],
    [TYPE.time, 'time'],
    [TYPE.select, 'select'],
    [TYPE.plural, 'plural'],
    [TYPE.tag, 'tag']
])

const childrenOf = (element: MessageFormatElement): MessageFormatElement[] => {
    if (element.type === TYPE.tag) return element.children
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
    return Object.values(element.options).flatMap(({value}) => value)
}

const argumentsIn = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
        const kind = KINDS.get(element.type)
        const own = kind && 'value' in element ? [`{${element.value}, ${kind}}`] : []
        return [...own, ...argumentsIn(childrenOf(element))]
    })

/**
 * The arguments of a message, each once and sorted: `['{count, plural}', '{name, text}']`. Throws on a message that is
 * not ICU.
 */
export const icuArguments = (text: string): string[] =>
    [...new Set(argumentsIn(parse(text)))].sort()
