import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {z} from 'zod'
import {SANDBOX, SHOP} from '../../scripts/source-fingerprint'
import {
    drainMs,
    environmentOf,
    instructionOf,
    isSecret,
    knownVariables,
    requiredVariables,
    stagesOf,
    startedWith,
    yamlDocuments
} from './manifests'

const folder = 'deploy'
const Variables = z.record(z.string(), z.string())

const Service = z.looseObject({
    build: z
        .object({
            context: z.string(),
            dockerfile: z.string().default('Dockerfile'),
            target: z.string().optional()
        })
        .optional(),
    environment: Variables.default({}),
    ports: z.array(z.string()).default([]),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
    security_opt: z.array(z.string()).optional(),
    stop_grace_period: z.string().optional(),
    networks: z.array(z.string())
})

const {services} = z
    .object({services: z.record(z.string(), Service)})
    .parse(yamlDocuments('deploy/compose.yaml')[0])
const named = (name: string): z.output<typeof Service> => Service.parse(services[name])
const shop = named('shop-1')

const shopFile = 'deploy/shop.Containerfile'
const stages = stagesOf(shopFile)
const stageOf = (name: string): string[] => stages.get(name) ?? []
const image = environmentOf(stageOf('shop'))

const pattern = /\$\{([A-Z_]+)(?::?[-?])?([^}]*)\}/g
/** The values as compose reads them: what must be given is a secret here, and everything else has its default. */
const withDefaults = (environment: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [
            name,
            value.replaceAll(pattern, (whole, _variable, text: string) =>
                whole.includes(':?') ? 'a-secret-of-this-test' : text
            )
        ])
    )
const environment = {...image, ...withDefaults(shop.environment)}

test('a trial needs nothing but secrets: two shops of one image, a cache, a store and the sandbox', () => {
    expect(Object.keys(services)).toEqual(['front', 'shop-1', 'shop-2', 'valkey', 'sandbox'])
    expect(named('shop-2')).toEqual(shop)

    const {settings, upstreams} = startedWith(environment)

    expect(new URL(settings.sharedStoreUrl ?? '').hostname).toBe('valkey')
    expect(upstreams.commerceApi).toBe('http://sandbox:4000')
    expect(settings.trustedProxies).toBe(1)
    expect(settings.frontCacheWord).toBe('a-secret-of-this-test')
})

test('every variable of the shops is one that the shop reads, and none that it needs is missing', () => {
    const known = knownVariables()

    expect(known.size).toBeGreaterThan(30)
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    expect(requiredVariables().length).toBeGreaterThan(5)
    expect(requiredVariables().filter((name) => !(name in environment))).toEqual([])
})

test('no secret has a value in compose.yaml or in an image: it must be given', () => {
    const secrets = Object.values(services).flatMap(({environment: own}) =>
        Object.entries(own).filter(([name]) => isSecret(name) && name !== 'SHARED_STORE_URL')
    )

    expect(secrets.length).toBeGreaterThan(5)
    for (const [name, value] of secrets) expect(value).toMatch(new RegExp(`^\\$\\{${name}:\\?`))
    // The store is within the network, and asks for no password.
    expect(shop.environment.SHARED_STORE_URL).not.toContain('@')
    for (const stage of stages.values())
        expect(Object.keys(environmentOf(stage)).filter(isSecret)).toEqual([])
})

test('each image is built from a file of deploy/, and from a stage that is there', () => {
    const built = Object.values(services).flatMap(({build}) => build ?? [])

    expect(built).toHaveLength(4)
    for (const {context, dockerfile, target} of built) {
        const file = path.join(folder, context, dockerfile)
        expect(existsSync(file)).toBe(true)
        if (target !== undefined) expect([...stagesOf(file).keys()]).toContain(target)
    }
})

test('the images start the programs that the build makes, not as root', () => {
    const entry = (stage: string): string[] => {
        const parsed: string[] = JSON.parse(instructionOf(stageOf(stage), 'ENTRYPOINT'))
        return parsed
    }

    expect(entry('shop').at(-1)).toBe(SHOP.program)
    expect(entry('sandbox').at(-1)).toBe(SANDBOX.program)
    expect(instructionOf(stageOf('shop'), 'USER')).toBe('nonroot')
    expect(instructionOf(stageOf('sandbox'), 'USER')).toBe('node')
    const copied = stageOf('shop').filter((line) => line.startsWith('COPY --from=production'))
    expect(copied.map((line) => line.split(' ').at(-1))).toEqual([
        'package.json',
        'sbom.json',
        'node_modules',
        'dist',
        'build'
    ])
    expect(stageOf('production').join(' ')).toMatch(/npm sbom .*cyclonedx > sbom\.json/)
    expect(readFileSync(`${shopFile}.dockerignore`, 'utf8')).toMatch(/^\.env$/m)
})

test('the image says where it listens, and its health is asked at its port for health', () => {
    const {port, health, metrics} = startedWith(environment).settings

    expect(instructionOf(stageOf('shop'), 'EXPOSE')).toBe(
        [port, health?.port, metrics?.port].join(' ')
    )
    expect(instructionOf(stageOf('shop'), 'HEALTHCHECK')).toContain(
        `http://127.0.0.1:${health?.port}/readyz`
    )
    expect([health?.host, metrics?.host]).toEqual(['0.0.0.0', '0.0.0.0'])
})

test('no service writes into its image or has a right of root, and all but the cache and the sandbox are out of reach', () => {
    for (const service of Object.values(services)) {
        expect(service).toMatchObject({
            read_only: true,
            cap_drop: ['ALL'],
            security_opt: ['no-new-privileges:true']
        })
    }
    const published = Object.entries(services).filter(([, {ports}]) => ports.length > 0)
    expect(published.map(([name, {ports}]) => [name, ports])).toEqual([
        ['front', ['8080:8080']],
        ['sandbox', ['127.0.0.1:4000:4000']]
    ])
    expect(named('valkey').networks).toEqual(['inside'])
})

test('a shop has more time to end than it needs, so that no answer is lost', () => {
    const [, seconds = ''] = /^(\d+)s$/.exec(shop.stop_grace_period ?? '') ?? []

    expect(drainMs()).toBeGreaterThan(4000)
    expect(Number(seconds) * 1000).toBeGreaterThan(drainMs())
})

test('the cache has both shops, and none of them gets a call again that another one may have carried out (D-49)', () => {
    const {SHOP: shops = '', LISTEN: port = ''} = named('front').environment

    expect(shops.split(',')).toEqual(['shop-1:3000', 'shop-2:3000'])
    expect(named('front').ports[0]?.endsWith(`:${port}`)).toBe(true)
    expect(readFileSync('deploy/nginx.conf', 'utf8')).not.toContain('non_idempotent')
})
