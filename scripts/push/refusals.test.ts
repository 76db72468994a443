import {execFileSync} from 'node:child_process'
import {isLocal} from './addresses'
import {mostMegabytes, type Push, refusals} from './refusals'

const needed = ['ssr.js', 'loader.js', 'request-processor.js', 'package.json', 'config/default.js']

/** A push that may be made, but for what a test changes in it. */
const pushOf = (changes: Partial<Push> = {}): Push => ({
    environment: {COMMERCE_API_URL: 'https://abcd1234.api.commercecloud.salesforce.com'},
    parameters: {
        ssrFunctionNodeVersion: '22.x',
        enableHttpOnlySessionCookies: true,
        proxyConfigs: [{host: 'images.example.com', protocol: 'https', path: 'images'}]
    },
    configuration: {
        upstreams: {commerceApi: 'https://abcd1234.api.commercecloud.salesforce.com', leads: ''}
    },
    files: needed.map((name) => ({name, bytes: 1000})),
    ssrOnly: needed,
    ssrShared: ['main.js'],
    isFresh: true,
    textOf: () => 'module.exports = {}',
    ...changes
})

const proxyTo = (host: string, protocol = 'https'): Partial<Push> => ({
    parameters: {...pushOf().parameters, proxyConfigs: [{host, protocol, path: 'images'}]}
})

test('what is built, leads out, and keeps its secrets may be pushed', () => {
    expect(refusals(pushOf())).toEqual([])
})

test.each<[string, Partial<Push>, string]>([
    ['no build', {files: []}, 'The build has no ssr.js'],
    ['an old build', {isFresh: false}, 'The build was made from other sources'],
    ['no platform', {environment: {}}, 'COMMERCE_API_URL is not set'],
    ['a local proxy', proxyTo('127.0.0.1:4000'), 'The proxy images leads to this machine'],
    ['a proxy in the office', proxyTo('10.1.2.3'), 'The proxy images leads to this machine'],
    ['a proxy without TLS', proxyTo('images.example.com', 'http'), 'The proxy images is not https'],
    [
        'an address of the sandbox',
        {configuration: {upstreams: {leads: 'http://localhost:4000/leads'}}},
        'upstreams.leads leads to this machine or network: localhost:4000'
    ],
    [
        'a page of the sandbox deep in a list',
        {configuration: {app: {wallets: [{paypal: 'http://[::1]:4000/wallet-frame'}]}}},
        'app.wallets.0.paypal leads to this machine'
    ],
    [
        'an address without TLS',
        {configuration: {upstreams: {ocapi: 'http://shop.example.com'}}},
        'upstreams.ocapi is not https: shop.example.com'
    ],
    [
        'an old Node',
        {parameters: {...pushOf().parameters, ssrFunctionNodeVersion: '18.x'}},
        'Managed Runtime has no Node 18.x'
    ],
    [
        'tokens for scripts',
        {parameters: {...pushOf().parameters, enableHttpOnlySessionCookies: false}},
        'Scripts could read tokens'
    ],
    [
        'too many megabytes',
        {
            files: [...pushOf().files, {name: 'main.js', bytes: mostMegabytes * 1_048_576}]
        },
        `The bundle has ${mostMegabytes + 1} MB, more than ${mostMegabytes} MB`
    ],
    [
        'a secret’s value',
        {
            environment: {
                ...pushOf().environment,
                SESSION_SECRET: 'old-secret-1234,new-secret-1234'
            },
            textOf: (name) => (name === 'ssr.js' ? 'sign("new-secret-1234")' : '')
        },
        'ssr.js has the value of SESSION_SECRET'
    ],
    [
        'a private key',
        {textOf: (name) => (name === 'ssr.js' ? '-----BEGIN RSA PRIVATE KEY-----' : '')},
        'ssr.js has a key in it'
    ],
    [
        'a file of secrets',
        {files: [...pushOf().files, {name: 'config/local.js', bytes: 10}]},
        'config/local.js is pushed'
    ],
    [
        'a server’s file for everybody',
        {ssrShared: ['main.js', 'ssr.js']},
        'ssr.js is for the server only, and anybody could read it'
    ]
])('%s is refused', (_what, changes, refusal) => {
    const refused = refusals(pushOf(changes))

    expect(refused).toHaveLength(1)
    expect(refused[0]).toContain(refusal)
})

test('what is not pushed does not count: the bundle is what patterns name', () => {
    const files = [...pushOf().files, {name: 'notes.bin', bytes: 900 * 1_048_576}]

    expect(refusals(pushOf({files}))).toEqual([])
})

test.each([
    ['127.0.0.1:4000', true],
    ['localhost', true],
    ['shop.local', true],
    ['172.20.0.2', true],
    ['[::1]:80', true],
    ['valkey', true],
    ['203.0.113.9', false],
    ['fd.example.com', false],
    ['abcd1234.api.commercecloud.salesforce.com', false]
])('%s is this machine or its network: %s', (host, local) => {
    expect(isLocal(host)).toBe(local)
})

test('the configuration that ships has what the push carries, and is refused with the sandbox in it', () => {
    const parametersOf = (environment: Record<string, string>) => {
        const script = `console.log(JSON.stringify(require('./config/default').ssrParameters))`
        const output = execFileSync(process.execPath, ['-e', script], {
            env: environment,
            encoding: 'utf8'
        })
        const parameters: Push['parameters'] = JSON.parse(output)
        return parameters
    }
    const real = {
        COMMERCE_API_URL: 'https://abcd1234.api.commercecloud.salesforce.com',
        IMAGES_URL: 'https://images.example.com'
    }

    expect(refusals(pushOf({parameters: parametersOf(real)}))).toEqual([])
    expect(refusals(pushOf({parameters: parametersOf({})})).join()).toContain('127.0.0.1')
})
