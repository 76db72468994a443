import {bySite, eachSite, storeOfSite} from './by-site'
import {createCounts} from '../limits/counts'
import {createKnown} from '../shared/known'

const [main, outlet] = [
    {id: 'Main', prefix: ''},
    {id: 'Outlet', prefix: 'Outlet '}
]
const sites = {all: [main, outlet], main}

test.each`
    siteId       | served      | because
    ${'Outlet'}  | ${'Outlet'} | ${'its site was found'}
    ${'Main'}    | ${'Main'}   | ${'its site was found'}
    ${undefined} | ${'Main'}   | ${'nobody has looked for one'}
    ${'Other'}   | ${'Main'}   | ${'there is no such site'}
`('a request with the site $siteId is served by $served, as $because', ({siteId, served}) => {
    const {of} = eachSite(sites, ({id}) => id)

    expect(of({locals: siteId === undefined ? {} : {siteId}})).toBe(served)
})

test('what handles a site is made once, however many requests come', () => {
    const made: string[] = []
    bySite(sites, ({id}) => {
        made.push(id)
        return (_req, _res, next) => next()
    })

    expect(made).toEqual(['Main', 'Outlet'])
})

test('what is counted at one site is not counted at another, and the default site counts as ever', async () => {
    const store = {counts: createCounts(() => 0), known: createKnown(() => 0)}
    const [ofMain, ofOutlet] = [storeOfSite(store, main), storeOfSite(store, outlet)]

    await ofMain.counts.add('calls 1.2.3.4', 1000)
    await ofMain.counts.add('calls 1.2.3.4', 1000)
    await ofOutlet.counts.add('calls 1.2.3.4', 1000, 5)

    expect((await store.counts.read('calls 1.2.3.4')).count).toBe(2)
    expect((await ofOutlet.counts.read('calls 1.2.3.4')).count).toBe(5)
    await ofOutlet.counts.forget('calls 1.2.3.4')
    expect((await ofMain.counts.read('calls 1.2.3.4')).count).toBe(2)
})

test('what is known of one site is not known at another', async () => {
    const store = {counts: createCounts(() => 0), known: createKnown(() => 0)}
    const [ofMain, ofOutlet] = [storeOfSite(store, main), storeOfSite(store, outlet)]

    await ofOutlet.known.put('signed-out a', 'yes', 1000)

    expect(await ofMain.known.get('signed-out a')).toBeUndefined()
    expect(await ofOutlet.known.get('signed-out a')).toBe('yes')
    expect(await ofMain.known.claim('signed-out a', 1000)).toBe(true)
    expect(await ofOutlet.known.claim('signed-out a', 1000)).toBe(false)
    await ofOutlet.known.forget('signed-out a')
    expect(await ofMain.known.claim('signed-out a', 1000)).toBe(false)
})
