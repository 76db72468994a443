import type {Message} from './find-messages'
import type {Use} from './find-uses'
import {icuArguments} from './icu-arguments'

type Texts = {
    messages: Message[]
    uses: Use[]
    /** Spanish by id. */
    translations: Record<string, string>
}

const ID = /^[a-z][a-zA-Z0-9-]*(\.[a-zA-Z0-9-]+)+$/

const at = ({file, line, id, key}: Message) => `${file}:${line} ${id || (key ?? 'message')}:`

const argumentsOf = (text: string) => {
    try {
        return icuArguments(text)
    } catch (error) {
        return error instanceof Error ? error.message : String(error)
    }
}

const textProblem = (message: Message) => {
    if (!ID.test(message.id)) return 'needs an id such as basket.line.remove'
    if (message.text.trim() === '') return 'its defaultMessage is empty'
    const wanted = argumentsOf(message.text)
    return typeof wanted === 'string' ? `its defaultMessage is not ICU: ${wanted}` : undefined
}

const translationProblem = ({id, text}: Message, spanish: string | undefined) => {
    if (spanish === undefined) return 'has no Spanish in translations/es-US.json'
    if (spanish.trim() === '') return 'its Spanish is empty'
    const [wanted, given] = [argumentsOf(text), argumentsOf(spanish)]
    if (typeof given === 'string') return `its Spanish is not ICU: ${given}`
    if (String(wanted) === String(given)) return undefined
    return `its Spanish takes ${given.join(', ') || 'nothing'}, its English ${String(wanted) || 'nothing'} (${id})`
}

const isUsed = ({file, key}: Message, uses: Use[]) =>
    key === undefined ||
    uses.some(
        (use) =>
            use.file === file.replace(/^overrides\//, '').replace(/\.tsx$/, '.ts') &&
            [key, '*'].includes(use.key)
    )

const repeated = (messages: Message[]) => {
    const first = new Map<string, Message>()
    return messages.flatMap((message) => {
        const earlier = first.get(message.id)
        first.set(message.id, earlier ?? message)
        if (!earlier || message.id === '') return []
        return [`${at(message)} has the id of ${earlier.file}:${earlier.line}`]
    })
}

/** What is wrong with the shop's texts, one line each, or nothing. */
export const messageProblems = ({messages, uses, translations}: Texts): string[] => {
    const ids = new Set(messages.map(({id}) => id))
    return [
        ...messages.flatMap((message) => {
            const problem =
                textProblem(message) ?? translationProblem(message, translations[message.id])
            return problem === undefined ? [] : [`${at(message)} ${problem}`]
        }),
        ...repeated(messages),
        ...messages
            .filter((message) => !isUsed(message, uses))
            .map((message) => `${at(message)} is used nowhere`),
        ...Object.keys(translations)
            .filter((id) => !ids.has(id))
            .map((id) => `translations/es-US.json ${id}: no code declares it`)
    ]
}
