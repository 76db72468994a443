import {render, waitFor} from '@testing-library/react'
import {Helmet} from './helmet'

const Page = ({name}: {name: string}) => (
    <Helmet htmlAttributes={{lang: 'es-US'}}>
        <title>{`${name} | Shop`}</title>
        <meta name="description" content={`All about ${name}`} />
        <link rel="alternate" hrefLang="en-US" href={`/en/${name}`} />
        <script type="application/ld+json">{JSON.stringify({name})}</script>
    </Helmet>
)

const Frame = ({page}: {page: string | null}) => (
    <>
        <Helmet htmlAttributes={{lang: 'en-US'}} defaultTitle="Shop" />
        {page === null ? null : <Page name={page} />}
    </>
)

const head = (selector: string) => document.head.querySelectorAll(selector)

beforeEach(() => {
    document.head.innerHTML = ''
    document.title = ''
})

test('after navigation the new page’s title, language, metas, links and data replace the previous page’s', async () => {
    const {rerender} = render(<Frame page="sofas" />)
    await waitFor(() => expect(document.title).toBe('sofas | Shop'))

    rerender(<Frame page="chairs" />)

    await waitFor(() => expect(document.title).toBe('chairs | Shop'))
    expect(document.documentElement.lang).toBe('es-US')
    expect([...head('meta')].map((meta) => meta.getAttribute('content'))).toEqual([
        'All about chairs'
    ])
    expect([...head('link')].map((link) => link.getAttribute('href'))).toEqual(['/en/chairs'])
    expect([...head('script')].map(({textContent}) => textContent)).toEqual(['{"name":"chairs"}'])
})

test('a page without a title of its own has the shop’s', async () => {
    const {rerender} = render(<Frame page="sofas" />)
    await waitFor(() => expect(document.title).toBe('sofas | Shop'))

    rerender(<Frame page={null} />)

    await waitFor(() => expect(document.title).toBe('Shop'))
    expect(document.documentElement.lang).toBe('en-US')
    expect(head('meta')).toHaveLength(0)
})

test('elements from the server’s HTML are not replaced if the page has the same ones', async () => {
    document.head.innerHTML = `
        <meta data-react-helmet="true" name="description" content="All about sofas">
        <link data-react-helmet="true" rel="alternate" hreflang="en-US" href="/en/sofas">
        <link data-react-helmet="true" rel="canonical" href="/of-another-page">
        <meta name="viewport" content="width=device-width">`
    const [description] = head('meta')
    const [alternate] = head('link')

    render(<Frame page="sofas" />)

    await waitFor(() => expect(document.title).toBe('sofas | Shop'))
    expect(description?.isConnected).toBe(true)
    expect(alternate?.isConnected).toBe(true)
    expect(head('link')).toHaveLength(1)
    expect(head('[name=viewport]')).toHaveLength(1)
})
