import {knownVisitorId, visitorId} from './visitor-id'

beforeEach(() => {
    document.cookie = 'visitorId=; max-age=0; path=/'
})

test('a visitor is nobody until the first search, and then the same one (G-19)', () => {
    expect(knownVisitorId()).toBeUndefined()

    const id = visitorId()

    expect(id).toMatch(/^[\da-f]{32}$/)
    expect(visitorId()).toBe(id)
    expect(knownVisitorId()).toBe(id)
    expect(document.cookie).toContain(`visitorId=${id}`)
})
