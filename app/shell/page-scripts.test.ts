import {createElement, isValidElement, type ReactNode} from 'react'
import {pageHead, pageScripts} from './page-scripts'

test('scripts are fetched with the first, and run once the page is read, what brings it to life last', () => {
    const {fetched} = pageScripts(
        ['main', '4', 'home-page'].map((name) =>
            createElement('script', {src: `/mobify/bundle/1/${name}.js`, async: true})
        )
    )

    expect(fetched).toMatchObject(
        ['4', 'home-page', 'main'].map((name) => ({
            props: {
                src: `/mobify/bundle/1/${name}.js`,
                fetchpriority: 'high',
                async: false,
                defer: true
            }
        }))
    )
})

test('more scripts than leave a connection for the first picture come after it, in their order', () => {
    const names = (nodes: ReactNode[]) =>
        nodes.map((node) => (isValidElement<{src?: string}>(node) ? node.props.src : undefined))
    const {fetched, fetchedLast} = pageScripts(
        ['main', '4', '5', 'home-page', 'deal-strip'].map((name) =>
            createElement('script', {src: `/${name}.js`, async: true})
        )
    )

    expect(names(fetched)).toEqual(['/4.js', '/5.js', '/home-page.js'])
    expect(names(fetchedLast)).toEqual(['/deal-strip.js', '/main.js'])
})

test('data stays at the end of the page', () => {
    const data = createElement('script', {type: 'application/json'})

    expect(pageScripts([data, 'text'])).toEqual({
        fetched: [],
        fetchedLast: [],
        data: [data, 'text']
    })
})

const kitData = (text: string) =>
    createElement('script', {
        id: 'mobify-data',
        type: 'application/json',
        dangerouslySetInnerHTML: {__html: text}
    })

test.each`
    written                                                                    | left                          | because
    ${'{"__INITIAL_CORRELATION_ID__":"a-1","__CONFIG__":{"x":1}}'}             | ${'{"__CONFIG__":{"x":1}}'}   | ${'the kit writes it first'}
    ${'{\n  "__INITIAL_CORRELATION_ID__": "a-1",\n  "__CONFIG__": {}\n}'}      | ${'{\n  "__CONFIG__": {}\n}'} | ${'the kit can indent'}
    ${'{"__CONFIG__":{"text":"{\\"__INITIAL_CORRELATION_ID__\\":\\"a\\",}"}}'} | ${null}                       | ${'a page’s own text stays as it is'}
    ${'{"__CONFIG__":{}}'}                                                     | ${null}                       | ${'there is none'}
`(
    'a page has no request’s id, so that it is the same for all [D-01]: $because',
    ({written, left}) => {
        expect(pageScripts([kitData(written)]).data).toEqual([kitData(left ?? written)])
    }
)

test('what a customer’s page asks first goes before its scripts; a script’s preload and everything else stays (D-22)', () => {
    const [title, session, island] = [
        createElement('title', null, 'Pay'),
        createElement('link', {rel: 'preload', as: 'fetch', href: '/api/session?page=%2F'}),
        createElement('link', {rel: 'preload', as: 'script', href: '/session-island.js'})
    ]

    expect(pageHead([title, [session, island], null])).toEqual({
        preloads: [session],
        others: [title, island, null]
    })
})
