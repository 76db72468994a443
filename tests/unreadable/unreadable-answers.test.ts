import {answering, textsOf} from './answering'
import {definedQueries} from './exported-queries'
import {
    type LeastAnswers,
    listsIn,
    otherTypes,
    pathsIn,
    valueAt,
    withValueAt
} from './least-answers'
import {ownReads} from './own-answers'
import {publicReads} from './public-answers'
import {wholeAnswers} from './whole-answers'

/** Queries that fetch nothing themselves: they pass on another one, or have nothing to fetch. */
const withoutAnAnswer = [
    'app/commerce/query.ts: emptyQuery',
    'app/commerce/sdk/mapped-query.ts: useMappedQuery',
    'app/commerce/content/category-landing.ts: noLanding',
    'app/commerce/session/personal-query.ts: asPersonal',
    'app/features/approval/frame/use-stored-draft.ts: draftOfShopper',
    'app/routing/route/redirect.tsx: redirectTarget'
]

const reads = {...publicReads, ...ownReads}

test('every query of the shop has its row here: what its answers promise (D-48)', () => {
    const known = [...Object.keys(reads), ...withoutAnAnswer]

    expect(definedQueries().filter((name) => !known.includes(name))).toEqual([])
})

const fetched = async ({read}: LeastAnswers, texts: Record<string, string>) => {
    const {commerce, warnings} = answering(texts)
    return {value: await read(commerce).fetch(), warnings}
}

const rows = Object.entries(reads).map(([name, least]) => ({name, least}))

describe.each(rows)('$name', ({least}) => {
    const texts = textsOf(least.answers)
    const promised = Object.entries(least.answers).filter(([end]) => !least.spared?.includes(end))

    test('reads an answer with what it promises, and nothing more', async () => {
        await expect(fetched(least, texts)).resolves.toMatchObject({warnings: []})
    })

    const broken = promised.flatMap(([end, answer]) => [
        ...Object.entries(wholeAnswers).map(([what, text]) => ({end, what, text})),
        ...pathsIn(answer).flatMap((path) => {
            const field = path.join('.')
            const mayLack = least.mayLack?.includes(field) === true
            return [undefined, ...otherTypes(valueAt(answer, path))]
                .filter((other) => !(mayLack && (other === undefined || other === null)))
                .map((other) => ({
                    end,
                    what: other === undefined ? `no ${field}` : `${field} ${JSON.stringify(other)}`,
                    text: JSON.stringify(withValueAt(answer, path, other))
                }))
        })
    ])

    test.each(broken)('fails for $end with $what', async ({end, text}) => {
        await expect(fetched(least, {...texts, [end]: text})).rejects.toMatchObject({
            status: 502,
            code: 'garbled'
        })
    })
})

const lists = rows.flatMap(({name, least}) =>
    Object.entries(least.answers).flatMap(([end, answer]) =>
        listsIn(answer)
            .map((path) => ({name, least, end, answer, path, what: path.join('.')}))
            .filter(({what}) => least.whole?.includes(what) !== true)
    )
)

test.each(lists)(
    '$name: of $end an item of $what that cannot be read drops only itself, and is logged',
    async ({least, end, answer, path}) => {
        const texts = textsOf(least.answers)
        const items = [valueAt(answer, path)].flat()
        const withOdd = withValueAt(answer, path, [...items, null])
        const {value} = await fetched(least, texts)

        const found = await fetched(least, {...texts, [end]: JSON.stringify(withOdd)})

        expect(found.value).toEqual(value)
        expect(found.warnings).toHaveLength(1)
    }
)
