import type {Message} from './find-messages'
import type {Use} from './find-uses'
import type {Translation} from './app-texts'
import {icuArguments} from './icu-arguments'

type Texts = {
    messages: Message[]
    uses: Use[]
    translations: readonly Pick<Translation, 'file' | 'texts'>[]
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

const translationProblem = ({id, text}: Message, {file, texts}: Texts['translations'][number]) => {
    const translated = texts[id]
    if (translated === undefined) return `has no text in ${file}`
    if (translated.trim() === '') return `its text in ${file} is empty`
    const [wanted, given] = [argumentsOf(text), argumentsOf(translated)]
    if (typeof given === 'string') return `its text in ${file} is not ICU: ${given}`
    if (String(wanted) === String(given)) return undefined
    return `its text in ${file} takes ${given.join(', ') || 'nothing'}, its English ${String(wanted) || 'nothing'} (${id})`
}

/** The problems of a message, or, if it has none, those of its translations. */
const problemsOf = (message: Message, translations: Texts['translations']): string[] => {
    const own = textProblem(message)
    if (own !== undefined) return [own]
    return translations.flatMap((translation) => translationProblem(message, translation) ?? [])
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

/** What is said in two places or more, in the same words in every language: it belongs to the common set. */
const doubled = (messages: Message[], translations: Texts['translations']): string[] => {
    const byWords = new Map<string, Message[]>()
    // One id twice is reported as such.
    for (const message of new Map(messages.map((one) => [one.id, one])).values()) {
        const inAll = [message.text, ...translations.map(({texts}) => texts[message.id])]
        const key = JSON.stringify(inAll)
        byWords.set(key, [...(byWords.get(key) ?? []), message])
    }
    return [...byWords.values()].flatMap((same) => {
        const [first, ...others] = same
        if (!first || others.length === 0) return []
        const places = others.map(({file, line}) => `${file}:${line}`).join(', ')
        return [`${at(first)} is said in ${places} too: refer to commonMessages in each`]
    })
}

/** The problems of the shop's texts, one line each. */
export const messageProblems = ({messages, uses, translations}: Texts): string[] => {
    const ids = new Set(messages.map(({id}) => id))
    return [
        ...messages.flatMap((message) =>
            problemsOf(message, translations).map((problem) => `${at(message)} ${problem}`)
        ),
        ...repeated(messages),
        ...doubled(messages, translations),
        ...messages
            .filter((message) => !isUsed(message, uses))
            .map((message) => `${at(message)} is used nowhere`),
        ...translations.flatMap(({file, texts}) =>
            Object.keys(texts)
                .filter((id) => !ids.has(id))
                .map((id) => `${file} ${id}: no code declares it`)
        )
    ]
}
