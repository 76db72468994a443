import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {z} from 'zod'
import {appTexts} from '../../scripts/messages/app-texts'

const Pattern = z.string().transform((words) => new RegExp(words, 'i'))

/**
 * What the shop says of itself (D-53): the words by which a sentence says it, and the test that proves it. Where no code
 * can show it, who answers for it. `noClaims` are sentences that only look like one.
 */
const List = z.strictObject({
    claims: z.array(
        z.strictObject({
            claim: z.string(),
            words: Pattern,
            proof: z.strictObject({file: z.string(), title: z.string().min(20)}).optional(),
            answeredFor: z.string().optional()
        })
    ),
    noClaims: z.array(z.strictObject({words: Pattern, because: z.string()}))
})
const {claims, noClaims} = List.parse(JSON.parse(readFileSync('tests/claims/claims.json', 'utf8')))

/** Words by which the shop claims something of itself. */
const claiming =
    /\b(free|free of charge|no charge|costs? nothing|credit history|credit score|any time|every page|every product page|always|never|sell|encrypted|minutes|right away|within \w+ days|no obligation|owe nothing|included|today|nothing (?:was|is|has been) (?:taken|charged|changed|sent))\b/i

const English = z.object({en: z.string()})

/** Every English text in an editor's page. */
const textsIn = (value: unknown): string[] => {
    const text = English.safeParse(value)
    if (text.success) return [text.data.en]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const seeds = 'sandbox/content/seed'
const editorsTexts = readdirSync(seeds, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
        const content: unknown = JSON.parse(readFileSync(`${seeds}/${file}`, 'utf8'))
        return textsIn(content).map((text) => ({from: file, text}))
    })

const sentences = [
    ...appTexts().messages.map(({id, text}) => ({from: id, text})),
    ...editorsTexts
].flatMap(({from, text}) =>
    text
        .replace(/<[^>]+>/g, ' ')
        .split(/(?<=[.!?])\s+(?=[A-Z])/)
        .map((sentence) => ({from, sentence, text}))
)

test('every sentence that claims something about the shop is in the list, or is none (D-53)', () => {
    const unknown = sentences
        .filter(({sentence}) => claiming.test(sentence))
        .filter(
            ({sentence, text}) =>
                !claims.some(({words}) => words.test(sentence) || words.test(text)) &&
                !noClaims.some(({words}) => words.test(sentence))
        )
    expect(unknown.map(({from, sentence}) => `${from}: ${sentence}`)).toEqual([])
})

test.each(claims)('still said: $claim (D-53)', ({words}) => {
    expect(sentences.some(({text}) => words.test(text))).toBe(true)
})

test.each(claims)('has a test, or somebody who answers for it: $claim (D-53)', (claim) => {
    const {proof, answeredFor} = claim
    if (!proof) {
        expect(answeredFor).toMatch(/\w/)
        return
    }
    expect(existsSync(proof.file) ? readFileSync(proof.file, 'utf8') : '').toContain(proof.title)
})
