import {startExpress} from '../../../tests/support/server/http-server'
import {FRONT_CACHE_HEADER, STORE_CLASS_HEADER, storeKeyed, surrogateKeysOf} from './store-keyed'

const word = 'a-word-that-two-operators-know'
const shared = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600'
const own = 'private, max-age=0, must-revalidate'

/** The headers of a shop with the first secret, sent to a proxy that sends the second, for a page with this policy. */
const answerTo = async (known: string | undefined, sent: string | undefined, policy: string) => {
    const seen: unknown[] = []
    const shop = await startExpress(storeKeyed(known), (req, res) => {
        seen.push(req.headers[FRONT_CACHE_HEADER])
        res.set('Cache-Control', policy).send('<p>A store’s prices</p>')
    })
    const answer = await fetch(shop.address, {
        headers: sent === undefined ? {} : {[FRONT_CACHE_HEADER]: sent}
    })
    shop.close()
    return {
        policy: answer.headers.get('cache-control'),
        vary: answer.headers.get('vary') ?? '',
        seen
    }
}

test.each`
    front                           | known        | sent           | policy                 | answered
    ${'with the secret'}            | ${word}      | ${word}        | ${shared}              | ${shared}
    ${'without a secret'}           | ${word}      | ${undefined}   | ${shared}              | ${own}
    ${'with another secret'}        | ${word}      | ${`${word}s`}  | ${shared}              | ${own}
    ${'with an empty secret'}       | ${word}      | ${''}          | ${shared}              | ${own}
    ${'of a shop without a secret'} | ${undefined} | ${'undefined'} | ${shared}              | ${own}
    ${'that may store nothing'}     | ${word}      | ${word}        | ${'private, no-store'} | ${'private, no-store'}
`(
    'the cache policy for a proxy $front is: $answered [D-01, D-02]',
    async ({known, sent, policy, answered}) => {
        const answer = await answerTo(known, sent, policy)

        expect(answer.policy).toBe(answered)
    }
)

test('a shared page varies on the store, and the secret is not sent on', async () => {
    const {vary, seen} = await answerTo(word, word, shared)

    expect(vary.toLowerCase()).toContain(STORE_CLASS_HEADER)
    expect(seen).toEqual([undefined])
})

test.each`
    path                      | keys
    ${'/'}                    | ${'pages /'}
    ${'/es-US'}               | ${'pages /'}
    ${'/c/furniture/sofas'}   | ${'pages /c /c/furniture /c/furniture/sofas'}
    ${'/es-US/c/furniture'}   | ${'pages /c /c/furniture'}
    ${'/p/avery-sofa/210001'} | ${'pages /p /p/avery-sofa /p/avery-sofa/210001'}
`('$path can be purged from a cache by $keys', ({path, keys}) => {
    expect(surrogateKeysOf(path)).toBe(keys)
})
