import {retryDelay} from './retry-delay'

test('the waits are 1, 2, 4, 8, 16, 30 and 30 seconds [CONST-005]', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
        1000, 2000, 4000, 8000, 16_000, 30_000, 30_000
    ])
})

test('a wait never passes 30 seconds, however often it was tried', () => {
    expect(retryDelay(2000)).toBe(30_000)
})
