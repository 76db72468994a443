import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import sharp from 'sharp'
import {brand} from '@app/brand'
import {iconPaths} from '@app/ui/picture/icon'

const OUTPUT = 'app/static/icons'
const BRAND = 'overrides/app/ui/brand/icon.svg'
const DRAWING = readFileSync(existsSync(BRAND) ? BRAND : 'app/ui/brand/icon.svg')

/** The drawing fills its square; its mark stays inside the circle that launchers may cut out. */
const square = (size: number) => sharp(DRAWING, {density: 512}).resize(size, size)

/** Only the middle of the drawing, so that the mark can be recognised at a few pixels. */
const close = async (size: number): Promise<Buffer> => {
    const [whole, edge] = [Math.round(size * 1.32), Math.round(size * 0.16)]
    const large = await square(whole).png().toBuffer()
    return sharp(large).extract({left: edge, top: edge, width: size, height: size}).toBuffer()
}

const rounded = async (size: number, picture: Buffer): Promise<Buffer> => {
    const mask = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * 0.2}"/></svg>`
    return sharp(picture)
        .composite([{input: Buffer.from(mask), blend: 'dest-in'}])
        .png({compressionLevel: 9, palette: true})
        .toBuffer()
}

type Entry = {size: number; png: Buffer}

const icoEntry = ({size, png}: Entry, offset: number): Buffer => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    return entry
}

/** An .ico with PNGs in it, which every current browser can read. */
const ico = (entries: readonly Entry[]): Buffer => {
    const head = Buffer.alloc(6)
    head.writeUInt16LE(1, 2)
    head.writeUInt16LE(entries.length, 4)
    const sizes = entries.map(({png}) => png.length)
    const first = head.length + 16 * entries.length
    const places = entries.map((entry, index) =>
        icoEntry(entry, first + sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
    )
    return Buffer.concat([head, ...places, ...entries.map(({png}) => png)])
}

const small = async (size: number): Promise<Entry> => ({
    size,
    png: await rounded(size, await close(size))
})

/** Lucide's credit card (ISC licence), which no page shows. */
const CARD =
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM2 10h20'

/** A shortcut's icon: a line drawing on a disc, which launchers may cut out. */
const shortcut = (drawing: string): Promise<Buffer> => {
    const picture = `<svg width="192" height="192" viewBox="-12 -12 48 48"><circle cx="12" cy="12" r="24" fill="${brand.themeColor}"/><path d="${drawing}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
    return sharp(Buffer.from(picture)).png({compressionLevel: 9, palette: true}).toBuffer()
}

const main = async (): Promise<void> => {
    mkdirSync(OUTPUT, {recursive: true})
    const save = (name: string, content: Buffer) => {
        writeFileSync(`${OUTPUT}/${name}`, content)
        console.log(`${OUTPUT}/${name}: ${content.length} bytes`)
    }
    for (const size of [192, 512]) {
        save(`icon-${size}.png`, await rounded(size, await close(size)))
    }
    const whole = (size: number) =>
        square(size).png({compressionLevel: 9, palette: true}).toBuffer()
    save('icon-maskable-512.png', await whole(512))
    const mark = await square(420).png().toBuffer()
    save(
        'share.png',
        await sharp({create: {width: 1200, height: 630, channels: 3, background: brand.themeColor}})
            .composite([{input: mark}])
            .png({compressionLevel: 9, palette: true})
            .toBuffer()
    )
    save('apple-touch-icon.png', await whole(180))
    save('shortcut-pay.png', await shortcut(CARD))
    save('shortcut-cart.png', await shortcut(iconPaths.cart))
    save('favicon.ico', ico(await Promise.all([16, 32, 48].map(small))))
}

void main()
