import {accessSync, constants, existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

const deploy = path.join(__dirname, '../../deploy')
const textOf = (name: string) => readFileSync(path.join(deploy, name), 'utf8')

/** The instructions of a container file, each on one line. */
const instructions = textOf('Containerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .trim()
    .split('\n')
const given = (name: string): string =>
    instructions.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? ''

test('the container has the files that its start needs, and names no missing file', () => {
    const [folder = '', ...files] = given('COPY').split(' ').reverse()
    const [start] = JSON.parse(given('ENTRYPOINT'))

    expect(files.filter((name) => !existsSync(path.join(deploy, name)))).toEqual([])
    expect(files.map((name) => folder + name)).toContain(start)
    for (const [, name = ''] of textOf('front-cache.sh').matchAll(/\$here\/([\w.]+)/g))
        expect(files).toContain(name)
    expect(() => accessSync(path.join(deploy, 'front-cache.sh'), constants.X_OK)).not.toThrow()
})

test('the container’s caches do not run as root, and listen at the declared ports', () => {
    const [port = ''] = given('EXPOSE').split('/')

    expect(given('USER')).toMatch(/^(?!root|0\b)\w/)
    expect(given('ENV')).toBe(`LISTEN=${port}`)
    expect(Number(port)).toBeGreaterThan(1024)
})

test('the container’s health check uses an address that caches pass on to the shop', () => {
    const [, address = ''] = /GET (\/\w+) /.exec(given('HEALTHCHECK')) ?? []

    expect(address).toBe('/readyz')
    for (const name of ['varnish.vcl', 'nginx.conf'])
        expect(textOf(name)).toMatch(/\^\/\(healthz\|readyz\)/)
})

test('every placeholder that the start replaces is in the configuration', () => {
    const script = textOf('front-cache.sh')
    for (const [kind, name] of [
        ['varnish', 'varnish.vcl'],
        ['nginx', 'nginx.conf']
    ] as const) {
        const [part = ''] = script.split(`\n${kind})`)[1]?.split(';;\n') ?? []
        const replaced = [...part.matchAll(/s\|([^|]+)\|/g)].map(([, text = '']) =>
            text.replaceAll('\\.', '.').replaceAll('\\"', '"')
        )

        expect(replaced.length).toBeGreaterThan(2)
        expect(replaced.filter((text) => !textOf(name).includes(text))).toEqual([])
    }
})

test('both caches give the shop the whole address: its redirects lead on with every parameter (D-45)', () => {
    expect(textOf('varnish.vcl')).not.toMatch(/set req\.url\b/)
    expect(textOf('nginx.conf')).toMatch(/proxy_cache_key "[^"]*\$request_uri/)
    expect(textOf('nginx.conf')).not.toMatch(/^\s*rewrite\b/m)
})

test('no cache stores an answer that is private, as redirects are (D-45)', () => {
    expect(textOf('varnish.vcl')).toMatch(
        /Cache-Control ~ "private\|no-store"\) \{[^}]*uncacheable = true/
    )
    expect(textOf('nginx.conf')).not.toMatch(/proxy_ignore_headers[^;]*Cache-Control/)
})

test('files and pictures are the same for every store: both caches store them once, and pages by store [D-01]', () => {
    const [varnish, nginx] = [textOf('varnish.vcl'), textOf('nginx.conf')]

    expect(varnish).toMatch(
        /req\.url !~ "\^\/mobify\/\(bundle\|caching\)\/" && req\.http\.Cookie ~ "[^"]*store=/
    )
    expect(nginx).toMatch(/default \$cookie_class;\s+"~\^\/mobify\/\(bundle\|caching\)\/" "none";/)
    expect(nginx).toMatch(/proxy_cache_key "[^"]*\$store_class/)
    for (const text of [varnish, nginx])
        expect(text).not.toMatch(/mobify\/\([^)]*caching[^)]*\)\)\/["\s][^\n]*(?:pass)/)
})
