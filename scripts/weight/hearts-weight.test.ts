import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {gzipSync} from 'node:zlib'
import {build, type Metafile, type Plugin} from 'esbuild'

const root = path.join(__dirname, '../..')

/** The most that hearts may add to a listing page, in bytes of script (issue 14: 3 kB). */
const most = 3000

/** The code of a shop without hearts, by file. */
const withoutHearts: Record<string, string> = {
    'wish-heart': `export const WishHeart = () => null
        export const WishListProvider = ({children}) => children`,
    wishes: `export const wishListActions = null
        export const wishListOwner = {guest() {}, pending() {}, failed() {}}`,
    'local-wishes': 'export const saveLocalWishes = () => {}; export const localWishes = () => []',
    'product-lists': '',
    'list-changes': 'export const addToWishList = async () => 0',
    'customer-wish-list': 'export const CustomerWishList = () => null'
}

const names = Object.keys(withoutHearts).join('|')

const leavesHeartsOut: Plugin = {
    name: 'leaves-hearts-out',
    setup: ({onResolve, onLoad}) => {
        onResolve({filter: new RegExp(`/(${names})$`)}, ({path: file}) => ({
            path: path.basename(file),
            namespace: 'without-hearts'
        }))
        onLoad({filter: /./, namespace: 'without-hearts'}, ({path: file}) => ({
            contents: withoutHearts[file] ?? '',
            loader: 'js'
        }))
        onLoad({filter: /ui\/products\/messages\.ts$/}, async ({path: file}) => {
            const texts = await readFile(file, 'utf8')
            const [own = ''] = /export const wishMessages = [\s\S]*?\n\}\)/.exec(texts) ?? []
            return {contents: texts.replace(own, ''), loader: 'ts'}
        })
    }
}

/** The files that are loaded with the entry, not those that are loaded later. */
const filesAtOnce = ({outputs}: Metafile): string[] => {
    const found = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === '<stdin>')
    for (const file of found) {
        for (const {kind, path: imported} of outputs[file]?.imports ?? []) {
            const isNew = kind === 'import-statement' && outputs[imported] !== undefined
            if (isNew && !found.includes(imported)) found.push(imported)
        }
    }
    return found
}

/** The size of our own script in these parts, minified and compressed; packages are the same with and without hearts. */
const weightOf = async (parts: readonly string[], plugins: Plugin[]): Promise<number> => {
    const {metafile, outputFiles} = await build({
        stdin: {
            contents: parts.map((part) => `export * from '@app/${part}'`).join('\n'),
            resolveDir: root
        },
        absWorkingDir: root,
        bundle: true,
        splitting: true,
        packages: 'external',
        format: 'esm',
        minify: true,
        jsx: 'automatic',
        outdir: 'out',
        write: false,
        metafile: true,
        define: {'process.env.NODE_ENV': '"production"'},
        tsconfig: 'tsconfig.json',
        plugins
    })
    const atOnce = filesAtOnce(metafile).map((file) => path.join(root, file))
    const texts = outputFiles.filter(({path: file}) => atOnce.includes(file))
    return gzipSync(Buffer.concat(texts.map(({contents}) => contents))).length
}

const listing = ['ui/products/product-tile', 'shell/session/session-provider']

test.each([
    ['at a first visit', listing],
    ['of a guest who has a session', [...listing, 'shell/session/session-island']]
])('hearts cost a listing page %s at most 3 kB of script', async (_, parts) => {
    const cost = (await weightOf(parts, [])) - (await weightOf(parts, [leavesHeartsOut]))

    expect(cost).toBeGreaterThan(0)
    expect(cost).toBeLessThan(most)
})
