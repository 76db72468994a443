import {initialStoreSync, type PageStore, type StoreSync, storeSyncReducer} from './store-sync'

const page: PageStore = {
    storeId: '01002',
    chosen: true,
    registered: false,
    usid: 'u1',
    basketStoreId: '01002',
    isContextStored: true
}

const following = initialStoreSync
const changing: StoreSync = {step: 'changing', storeId: '01009', attempt: null}

const shown = (own: Partial<PageStore> = {}) =>
    ({type: 'page-shown', page: {...page, ...own}}) as const

test.each`
    situation                                             | state        | own                                                                   | effect
    ${'context and basket have the page’s store'}         | ${following} | ${{}}                                                                 | ${undefined}
    ${'the context is not stored'}                        | ${following} | ${{isContextStored: false}}                                           | ${{send: 'context', storeId: '01002'}}
    ${'the store is the one by default'}                  | ${following} | ${{isContextStored: false, chosen: false}}                            | ${undefined}
    ${'there is no basket, and no context'}               | ${following} | ${{isContextStored: false, basketStoreId: null}}                      | ${{send: 'context', storeId: '01002'}}
    ${'there is no basket, and a context'}                | ${following} | ${{basketStoreId: null}}                                              | ${undefined}
    ${'the basket has another store’s prices'}            | ${following} | ${{basketStoreId: '01001'}}                                           | ${{send: 'store-change', storeId: '01002'}}
    ${'the basket has another store’s, and none is ours'} | ${following} | ${{basketStoreId: '01001', chosen: false}}                            | ${{send: 'store-change', storeId: '01002'}}
    ${'the basket is not read yet'}                       | ${following} | ${{basketStoreId: undefined, isContextStored: false}}                 | ${undefined}
    ${'the page has no store'}                            | ${following} | ${{storeId: undefined, basketStoreId: '01001'}}                       | ${undefined}
    ${'the shopper’s change is ahead of the page'}        | ${changing}  | ${{basketStoreId: '01009', isContextStored: false}}                   | ${undefined}
    ${'the page shows the change, the basket not yet'}    | ${changing}  | ${{storeId: '01009'}}                                                 | ${{send: 'store-change', storeId: '01009'}}
    ${'page and basket show the change'}                  | ${changing}  | ${{storeId: '01009', basketStoreId: '01009', isContextStored: false}} | ${{send: 'context', storeId: '01009'}}
`('where $situation, $effect is sent [STORE-061, STORE-063]', ({state, own, effect}) => {
    expect(storeSyncReducer(state, shown(own)).effect).toEqual(effect)
})

describe('what is sent once', () => {
    const {state: sent} = storeSyncReducer(following, shown({basketStoreId: '01001'}))

    test.each`
        change                      | own                                                 | isSent
        ${'nothing'}                | ${{}}                                               | ${false}
        ${'the session'}            | ${{usid: 'u2'}}                                     | ${true}
        ${'a sign-in'}              | ${{registered: true}}                               | ${true}
        ${'the page’s store'}       | ${{storeId: '01003'}}                               | ${true}
        ${'that only the context…'} | ${{basketStoreId: '01002', isContextStored: false}} | ${true}
    `('is sent again after $change: $isSent', ({own, isSent}) => {
        const again = storeSyncReducer(sent, shown({basketStoreId: '01001', ...own}))

        expect(again.effect !== undefined).toBe(isSent)
    })

    test('is not sent again after a page at which nothing was to be sent', () => {
        const {state} = storeSyncReducer(sent, shown())

        expect(storeSyncReducer(state, shown({basketStoreId: '01001'})).effect).toBeUndefined()
    })
})

test.each`
    situation                         | state        | event                                           | step
    ${'a change is asked for'}        | ${following} | ${{type: 'change-requested', storeId: '01009'}} | ${'changing'}
    ${'that change is refused'}       | ${changing}  | ${{type: 'change-refused', storeId: '01009'}}   | ${'following'}
    ${'an earlier change is refused'} | ${changing}  | ${{type: 'change-refused', storeId: '01004'}}   | ${'changing'}
    ${'nothing was asked for'}        | ${following} | ${{type: 'change-refused', storeId: '01009'}}   | ${'following'}
    ${'the page shows the change'}    | ${changing}  | ${shown({storeId: '01009'})}                    | ${'following'}
    ${'the page shows another store'} | ${changing}  | ${shown()}                                      | ${'changing'}
`('when $situation the platform is $step', ({state, event, step}) => {
    expect(storeSyncReducer(state, event).state.step).toBe(step)
})
