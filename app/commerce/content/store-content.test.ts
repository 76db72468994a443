import {aCommerce} from '../../../tests/support/a-commerce'
import {CommerceError} from '../client'
import {storeFooter, mainBanner} from './store-content'

const page = (words: string) => ({
    id: 'p',
    pageTitle: 'Page',
    regions: [{id: 'main', components: [{typeId: 'homeward.richText', data: {html: words}}]}]
})

/** A platform with the pages given, and a store that names its own banner and footer. */
const platform = (pages: Record<string, unknown>, own: object = {}) =>
    aCommerce(({path}) => {
        if (path.endsWith('/stores')) {
            return {data: [{id: '01001', latitude: 34, longitude: -118, ...own}]}
        }
        const id = path.split('/').at(-1) ?? ''
        const found = pages[id]
        if (found === undefined) throw new CommerceError({status: 404, code: 'not-found'})
        return found
    })

const own = {c_mainBannerPageId: 'their-banner', c_footerPageId: 'their-footer'}

test.each`
    attributes | pages                                                           | words       | because
    ${{}}      | ${{'main-banner': page('All')}}                                 | ${'All'}    | ${'the store has none of its own'}
    ${own}     | ${{'main-banner': page('All'), 'their-banner': page('Theirs')}} | ${'Theirs'} | ${'the store has its own'}
    ${own}     | ${{'main-banner': page('All')}}                                 | ${'All'}    | ${'nobody has written it yet'}
`(
    'the banner of the home page is $words, as $because [CONTENT-038, API-063]',
    async ({attributes, pages, words}) => {
        const {commerce} = platform(pages, attributes)

        await expect(mainBanner(commerce, '01001').fetch()).resolves.toEqual([
            {type: 'rich-text', html: words}
        ])
    }
)

test('the banner’s page is asked for by its id [CONTENT-038]', async () => {
    const {commerce, calls} = platform({'their-banner': page('Theirs')}, own)

    await mainBanner(commerce, '01001').fetch()

    expect(calls.map(({path}) => path.split('/').at(-1))).toEqual([
        'stores',
        'main-banner',
        'their-banner'
    ])
})

test('without a store, the banner and the footer are everybody’s, without another call', async () => {
    const {commerce, calls} = platform({'main-banner': page('All'), footer: page('Foot')})

    await mainBanner(commerce, undefined).fetch()
    await storeFooter(commerce, undefined).fetch()

    expect(calls.map(({path}) => path.split('/').at(-1))).toEqual(['main-banner', 'footer'])
})

test('a store’s footer is its own [API-063]', async () => {
    const {commerce} = platform({footer: page('All'), 'their-footer': page('Theirs')}, own)

    await expect(storeFooter(commerce, '01001').fetch()).resolves.toMatchObject([
        {type: 'rich-text', html: 'Theirs'}
    ])
})
