import {createElement} from 'react'
import {pageScripts} from './page-scripts'

test('scripts are fetched with the first, and run in order once the page is read', () => {
    const {fetched} = pageScripts([
        createElement('script', {src: '/mobify/bundle/1/vendor.js', async: true}),
        createElement('script', {src: '/mobify/bundle/1/main.js', async: true})
    ])

    expect(fetched).toMatchObject(
        ['vendor', 'main'].map((name) => ({
            props: {
                ...{src: `/mobify/bundle/1/${name}.js`, fetchpriority: 'high'},
                ...{async: false, defer: true}
            }
        }))
    )
})

test('data stays at the end of the page', () => {
    const data = createElement('script', {type: 'application/json'})

    expect(pageScripts([data, 'text'])).toEqual({fetched: [], data: [data, 'text']})
})
