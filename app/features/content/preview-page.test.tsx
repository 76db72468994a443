import {createHostApi} from '@salesforce/storefront-next-runtime/design/messaging'
import {act, screen, waitFor, within} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type {Block} from '@app/commerce/content/blocks'
import {renderPage} from '../../../tests/support/shop/render-page'
import {mayComplain} from '../../../tests/support/page-complaints'
import {PreviewPage} from './preview-page'

const editor = 'https://editor.example'
const isReady: {state: 'ready'; value: never[]} = {state: 'ready', value: []}

const markOf = (id: string, typeId: string) => ({
    id,
    link: `link-of-${id}`,
    typeId,
    isFragment: false,
    isLocalized: true
})

const words: Block = {
    type: 'contact-tile',
    heading: 'Call us',
    text: 'Any day.',
    action: {label: 'Call', href: '/contact-us'},
    mark: markOf('words', 'homeward.contactTile')
}
const cell: Block = {
    type: 'contact-tile',
    heading: 'Write to us',
    text: 'Any time.',
    action: null,
    mark: markOf('cell', 'homeward.contactTile')
}
const grid: Block = {
    type: 'grid',
    heading: 'Ways',
    layout: '1x1',
    blocks: [cell],
    mark: {
        ...markOf('grid', 'homeward.grid'),
        region: {id: 'cells', allows: ['homeward.contactTile']}
    }
}

const content = {
    id: 'contact-us',
    title: 'Contact us',
    description: null,
    typeId: 'page',
    blocks: [words, grid],
    regions: [{id: 'main', links: ['link-of-words', 'link-of-grid']}]
}

type Framed = {parents?: string; around?: string; mode?: string}

/** The preview in a frame of some page, to which the server has named these parents. */
const showFramed = ({parents, around = editor, mode = 'EDIT'}: Framed) => {
    if (parents !== undefined) {
        const named = Object.assign(document.createElement('meta'), {
            name: 'preview-parents',
            content: parents
        })
        document.head.append(named)
    }
    const frame = document.body.appendChild(document.createElement('iframe'))
    const parent = frame.contentWindow
    if (parent === null) throw new Error('jsdom gives every frame a window')
    const sent: {message: {eventType: string}; to: string}[] = []
    const hearing = new Set<(message: object) => void>()
    Object.defineProperty(parent, 'postMessage', {
        value: (message: {eventType: string}, to: string) => {
            sent.push({message, to})
            for (const hear of hearing) hear(message)
        }
    })
    Object.defineProperty(window, 'parent', {configurable: true, value: parent})
    Object.defineProperty(document, 'referrer', {configurable: true, value: `${around}/page`})
    const search = new URLSearchParams({mode})
    renderPage(
        <PreviewPage content={content} offers={isReady} categories={isReady} at={{search}} />,
        {address: '/__preview/contact-us'}
    )
    /** A message of some page, as its window sends it. */
    const post = (data: object, origin = editor, source: Window = parent) =>
        act(() => window.dispatchEvent(new MessageEvent('message', {data, origin, source})))
    return {sent, hearing, post}
}

/** Page Designer's own side of the messages, as the SDK ships it. */
const connectHost = async ({hearing, post}: ReturnType<typeof showFramed>) => {
    const host = createHostApi({
        id: 'host',
        emitter: {
            postMessage: (message) => void post(message),
            addEventListener: (hear) => {
                const pass = (message: object) => void hear(message)
                hearing.add(pass)
                return () => hearing.delete(pass)
            }
        }
    })
    await new Promise<void>((resolve, reject) => {
        host.connect({
            configFactory: () =>
                Promise.resolve({
                    components: {
                        words: {id: 'words', type: 'homeward.contactTile', name: 'Call'},
                        cell: {id: 'cell', type: 'homeward.contactTile', name: 'Write'}
                    },
                    componentTypes: {},
                    labels: {},
                    regions: {}
                }),
            onClientConnected: () => resolve(),
            onError: reject
        })
    })
    return host
}

/** What the SDK puts around the block with a heading. */
const frameOf = (heading: string) =>
    screen.getByRole('heading', {name: heading}).closest('.pd-design__component')

beforeEach(() => {
    mayComplain(/Support for defaultProps will be removed/)
    // jsdom lays nothing out, so nothing is at a point, and nothing scrolls.
    document.elementsFromPoint = () => []
    window.scrollBy = () => undefined
})

afterEach(() => {
    document.head.querySelector('meta[name="preview-parents"]')?.remove()
    document.querySelectorAll('iframe').forEach((frame) => frame.remove())
    Object.defineProperty(window, 'parent', {configurable: true, value: window})
    Object.defineProperty(document, 'referrer', {configurable: true, value: ''})
})

test('a press on a block selects it in the editor around the page, and leads nowhere', async () => {
    const framed = showFramed({parents: `https://other.example ${editor}`})
    const host = await connectHost(framed)
    const selected: unknown[] = []
    host.on('ComponentSelected', ({componentId, contentLinkUuid}) =>
        selected.push([componentId, contentLinkUuid])
    )

    await userEvent.click(screen.getByRole('link', {name: 'Call'}))
    await userEvent.click(screen.getByRole('heading', {name: 'Write to us'}))

    expect(selected).toEqual([
        ['words', 'link-of-words'],
        ['cell', 'link-of-cell']
    ])
    expect(framed.sent.every(({to}) => to === editor)).toBe(true)
})

test('the editor learns of every region and block, and of those within blocks', async () => {
    const framed = showFramed({parents: editor})
    await connectHost(framed)

    await waitFor(() =>
        expect(framed.sent.map(({message}) => message)).toContainEqual(
            expect.objectContaining({
                eventType: 'ClientPageChanged',
                page: {
                    id: 'contact-us',
                    typeId: 'page',
                    regions: [
                        {
                            id: 'main',
                            components: [
                                {
                                    id: 'words',
                                    typeId: 'homeward.contactTile',
                                    contentLinkUuid: 'link-of-words'
                                },
                                {
                                    id: 'grid',
                                    typeId: 'homeward.grid',
                                    contentLinkUuid: 'link-of-grid',
                                    regions: [
                                        {
                                            id: 'cells',
                                            components: [
                                                {
                                                    id: 'cell',
                                                    typeId: 'homeward.contactTile',
                                                    contentLinkUuid: 'link-of-cell'
                                                }
                                            ]
                                        }
                                    ]
                                }
                            ]
                        }
                    ]
                }
            })
        )
    )
})

test('what the editor selects is framed on the page, with its name there', async () => {
    const framed = showFramed({parents: editor})
    const host = await connectHost(framed)
    const of = {componentId: 'words', contentLinkUuid: 'link-of-words'}

    host.selectComponent(of)

    await waitFor(() => expect(frameOf('Call us')).toHaveClass('pd-design__decorator--selected'))
    const [frame] = [frameOf('Call us')]
    if (!(frame instanceof HTMLElement)) throw new Error('The block has no frame')
    expect(within(frame).getAllByText('Call')).not.toHaveLength(0)
    expect(frameOf('Write to us')).not.toHaveClass('pd-design__decorator--selected')
})

test.each([
    ['from another origin', 'https://evil.example', undefined],
    ['from another window', editor, () => window]
])('a message %s selects nothing', async (_, origin, source) => {
    const framed = showFramed({parents: editor})
    await connectHost(framed)
    const forged = {
        eventType: 'ComponentSelected',
        componentId: 'words',
        contentLinkUuid: 'link-of-words',
        meta: {pdMessagingApi: true, source: 'host', hostId: 'host', clientId: 'pwa-kit'}
    }

    await framed.post(forged, origin, source?.())
    expect(frameOf('Call us')).not.toHaveClass('pd-design__decorator--selected')

    await framed.post(forged)
    expect(frameOf('Call us')).toHaveClass('pd-design__decorator--selected')
})

test.each([
    ['the server has named nobody', {}],
    ['somebody else is around it', {parents: editor, around: 'https://evil.example'}],
    ['only a preview is wanted', {parents: editor, mode: 'PREVIEW'}]
])('where %s, the page is the shoppers’, and speaks to nobody', async (_, framed) => {
    const {sent} = showFramed(framed)
    await act(() => import('./page-design').then(() => undefined))

    expect(await screen.findByRole('heading', {name: 'Call us'})).toBeVisible()
    expect(frameOf('Call us')).toBeNull()
    expect(sent).toEqual([])
})
