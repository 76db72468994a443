import {onAPort} from '../../tests/support/on-a-port'
import {earlyLinks, withEarlyLinks} from './early-links'

const script = (name: string) =>
    `<script data-chunk="main" src="/bundle/1/${name}.js" defer="" fetchpriority="high"></script>`

const picture = (name: string, priority: string) =>
    `<picture><source type="image/avif" srcSet="/img/${name}.avif?sw=640 640w, /img/${name}.avif?sw=960 960w" sizes="(min-width: 64rem) 40rem, 85vw"/><img src="/img/${name}.webp?sw=640" alt="A room" ${priority}/></picture>`

const page = [
    script('main'),
    script('home-page'),
    '<script id="mobify-data" type="application/json">{}</script>',
    picture('hero', 'fetchpriority="high"'),
    picture('chair', 'loading="lazy"')
].join('')

test('a page’s scripts and its largest picture are named before the page is read', () => {
    expect(earlyLinks(page)?.split(/, (?=<)/)).toEqual([
        '</img/hero.avif?sw=640>; rel=preload; as=image; type="image/avif"; imagesrcset="/img/hero.avif?sw=640 640w, /img/hero.avif?sw=960 960w"; imagesizes="(min-width: 64rem) 40rem, 85vw"; fetchpriority=high',
        '</bundle/1/main.js>; rel=preload; as=script; fetchpriority=high',
        '</bundle/1/home-page.js>; rel=preload; as=script; fetchpriority=high'
    ])
})

test.each`
    html                                             | why
    ${'<p>Moved</p>'}                                | ${'there is nothing to fetch'}
    ${picture('chair', 'loading="lazy"')}            | ${'its pictures can wait'}
    ${picture('sofá', 'fetchpriority="high"')}       | ${'a header cannot carry the address'}
    ${'<script type="application/json">{}</script>'} | ${'its scripts are data'}
`('nothing is named early where $why', ({html}) => {
    expect(earlyLinks(html)).toBeUndefined()
})

test('a page is sent with its links, and data without', async () => {
    const {address, close} = await onAPort(withEarlyLinks, (req, res) => {
        res.send(req.path === '/page' ? page : Buffer.from(page))
    })
    const linksOf = async (path: string) => (await fetch(address + path)).headers.get('link')

    expect(await linksOf('/page')).toContain('</bundle/1/main.js>')
    expect(await linksOf('/data')).toBeNull()
    close()
})
