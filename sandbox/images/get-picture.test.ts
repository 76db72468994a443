import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import sharp from 'sharp'
import {colours} from '../catalogue/colours'
import {createSandbox} from '../create-sandbox'
import {openWorld} from '../open-world'
import {pictureEndpoints} from './get-picture'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const world = openWorld({dataFolder: folder, size: 'tiny'})
const {handle} = createSandbox(world, pictureEndpoints)

afterAll(() => {
    world.close()
    rmSync(folder, {recursive: true})
})

const base =
    'http://sandbox/dw/image/v2/HMWD_001/on/demandware.static/-/Sites-homeward/default/images'

const get = (address: string, headers = {}) => handle(new Request(`${base}/${address}`, {headers}))

const shown = async (response: Response) =>
    sharp(Buffer.from(await response.arrayBuffer())).metadata()

test.each`
    format    | type            | seenAs
    ${'webp'} | ${'image/webp'} | ${'webp'}
    ${'avif'} | ${'image/avif'} | ${'heif'}
    ${'jpg'}  | ${'image/jpeg'} | ${'jpeg'}
    ${'png'}  | ${'image/png'}  | ${'png'}
`('a picture as $format is square and has the requested width', async ({format, type, seenAs}) => {
    const response = await get(`sofa-3-seat/navy/front-1.${format}?sw=160`)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await shown(response)).toMatchObject({format: seenAs, width: 160, height: 160})
})

test('a scene keeps its own proportions', async () => {
    const response = await get('scenes/hero-living-wide.webp?sw=360')

    expect(await shown(response)).toMatchObject({width: 360, height: 157})
})

test('a picture in the browser’s cache is not sent again', async () => {
    const etag = (await get('tv/black/front-0.webp?sw=120')).headers.get('etag') ?? ''

    const again = await get('tv/black/front-0.webp?sw=120', {'if-none-match': etag})

    expect(again.status).toBe(304)
})

test('many requests at the same time share one drawing, which is stored', async () => {
    const responses = await Promise.all(
        Array.from({length: 12}, () => get('washer/white/angle-2.webp?sw=240'))
    )

    const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()))
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('base64'))).size).toBe(1)
    const written = readdirSync(join(folder, 'pictures'), {recursive: true})
    expect(written.filter((file) => String(file).includes('washer/white/angle-2'))).toHaveLength(1)
})

test.each([
    [360, 360],
    [361, 480],
    [480, 480],
    [481, 640],
    [1984, 1600]
])(
    'a picture requested %i wide is %i wide, and no other size is stored',
    async (requested, width) => {
        const response = await get(`tv/black/front-4.webp?sw=${requested}`)

        expect(await shown(response)).toMatchObject({width})
        const [edition = ''] = readdirSync(join(folder, 'pictures'))
        const sizes = readdirSync(join(folder, 'pictures', edition)).filter(
            (name) => name !== 'whole'
        )
        expect(
            sizes.filter((name) => !/^w(120|160|240|360|480|640|800|960|1200|1600)$/.test(name))
        ).toEqual([])
    }
)

test.each([
    ['an unknown design', 'throne/navy/front-1.webp', 404],
    ['an unknown colour', 'tv/mauve/front-1.webp', 404],
    ['an unknown view', 'tv/black/above-1.webp', 404],
    ['a variation there is not', 'tv/black/front-10.webp', 404],
    ['a format there is not', 'tv/black/front-1.gif', 404],
    ['an unknown scene', 'scenes/palace.webp', 404],
    ['a way out of the folder', 'tv/black/..%2F..%2Ffront-1.webp', 404],
    ['something below a picture', 'tv/black/front-1.webp/more', 404],
    ['a width of nothing', 'tv/black/front-1.webp?sw=0', 400],
    ['a width above the largest', 'tv/black/front-1.webp?sw=5001', 400],
    ['a width in words', 'tv/black/front-1.webp?sw=wide', 400],
    ['a quality of nothing', 'tv/black/front-1.webp?q=0', 400],
    ['a quality above the most', 'tv/black/front-1.webp?q=101', 400],
    ['a mode there is not', 'tv/black/front-1.webp?sw=9&sh=9&sm=zoom', 400],
    ['a source there is not', 'tv/black/front-1.webp?sfrm=exe', 400],
    ['a crop outside the picture', 'tv/black/front-1.webp?cx=5000&cy=0&cw=9&ch=9', 400],
    ['a parameter nobody knows', 'tv/black/front-1.webp?blur=9', 400]
])('%s is refused', async (_, address, status) => {
    expect((await get(address)).status).toBe(status)
})

test.each`
    parameters                                 | width  | height
    ${'sfrm=webp'}                             | ${800} | ${800}
    ${'sw=360&sh=360&sm=fit&q=100&strip=true'} | ${360} | ${360}
    ${'sw=300&sh=100&sm=cut'}                  | ${300} | ${100}
    ${'cx=100&cy=50&cw=400&ch=200'}            | ${400} | ${200}
    ${'cx=700&cy=0&cw=400&ch=200'}             | ${100} | ${200}
    ${'cx=0&cy=0&cw=400&ch=200&sw=160'}        | ${160} | ${80}
    ${'sw=160&bgcolor=ffffff&q=1&sfrm=jp2'}    | ${160} | ${160}
    ${'cx=100&sw=160'}                         | ${160} | ${160}
    ${'siteId=Homeward&locale=en-US&sw=160'}   | ${160} | ${160}
`('the imaging service’s $parameters give $width by $height', async (row) => {
    const response = await get(`sofa-3-seat/navy/front-2.webp?${row.parameters}`)

    expect(response.status).toBe(200)
    expect(await shown(response)).toMatchObject({width: row.width, height: row.height})
})

test('for whoever looks at none, a picture of a piece is a plain surface in its colour, of the requested size', async () => {
    const plainWorld = openWorld({dataFolder: ':memory:', size: 'tiny', hasPlainPictures: true})
    const plain = createSandbox(plainWorld, pictureEndpoints)
    const response = await plain.handle(new Request(`${base}/sofa-3-seat/navy/front-1.png?sw=160`))
    const {data, info} = await sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer({resolveWithObject: true})
    plainWorld.close()

    expect(info).toMatchObject({width: 160, height: 160})
    const points = new Set<string>()
    for (let at = 0; at < data.length; at += info.channels)
        points.add(data.subarray(at, at + 3).toString('hex'))
    const navy = colours.find(({id}) => id === 'navy')?.hex
    expect([...points].map((point) => `#${point}`)).toEqual([navy])
})
