import {isContextKept, rememberContext, type ContextOwner} from './sent-context'

const aStorage = (): Storage => {
    const held = new Map<string, string>()
    return {
        length: 0,
        clear: () => held.clear(),
        key: () => null,
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, value) => void held.set(key, value),
        removeItem: (key) => void held.delete(key)
    }
}

const guest: ContextOwner = {usid: 'u-1', registered: false, storeId: '01001'}
const customer: ContextOwner = {...guest, registered: true}
const hours = (count: number) => count * 60 * 60 * 1000

test.each`
    sentFor     | askedFor                        | after         | kept     | because
    ${guest}    | ${guest}                        | ${hours(22)}  | ${true}  | ${'a guest’s lives for a day'}
    ${guest}    | ${guest}                        | ${hours(23)}  | ${false} | ${'it is about to end'}
    ${customer} | ${customer}                     | ${hours(166)} | ${true}  | ${'a customer’s lives for a week'}
    ${customer} | ${customer}                     | ${hours(167)} | ${false} | ${'it is about to end'}
    ${guest}    | ${customer}                     | ${0}          | ${false} | ${'they have signed in since'}
    ${guest}    | ${{...guest, storeId: '01002'}} | ${0}          | ${false} | ${'it is another store'}
    ${guest}    | ${{...guest, usid: 'u-2'}}      | ${0}          | ${false} | ${'it is another session'}
`('a context is kept after $after ms: $kept, as $because', ({sentFor, askedFor, after, kept}) => {
    const storage = aStorage()
    rememberContext(() => storage, sentFor, 1_000_000)

    expect(isContextKept(() => storage, askedFor, 1_000_000 + after)).toBe(kept)
})

test('nothing is kept before anything was sent', () => {
    expect(isContextKept(aStorage, guest, 0)).toBe(false)
})

test('where the shopper has forbidden storage nothing is kept, and nothing breaks (G-04)', () => {
    const forbidden = (): Storage => {
        throw new DOMException('Access is denied', 'SecurityError')
    }

    expect(() => rememberContext(forbidden, guest, 0)).not.toThrow()
    expect(isContextKept(forbidden, guest, 0)).toBe(false)
})
