import {createLogger} from './front/logs/logger'
import {createRequestIds} from './front/logs/request-id'
import {requireSafeCookies, settingsFrom} from './settings'

test.each`
    environment                                         | origin                       | because
    ${{}}                                               | ${'http://localhost:3000'}   | ${'it is unset'}
    ${{PORT: '5000', ORIGIN: ''}}                       | ${'http://localhost:5000'}   | ${'an empty one is unset'}
    ${{ORIGIN: 'https://www.example.com'}}              | ${'https://www.example.com'} | ${'it is an origin'}
    ${{ORIGIN: 'https://WWW.example.com:443/shop?a#b'}} | ${'https://www.example.com'} | ${'an address contains one'}
`('the shop’s origin is $origin, as $because', ({environment, origin}) => {
    expect(settingsFrom(environment).origin).toBe(origin)
})

test.each`
    environment             | level      | because
    ${{}}                   | ${'info'}  | ${'it is unset'}
    ${{LOG_LEVEL: ''}}      | ${'info'}  | ${'an empty one is unset'}
    ${{LOG_LEVEL: 'trace'}} | ${'trace'} | ${'it is set'}
`('the log level is $level, as $because', ({environment, level}) => {
    const {logLevel} = settingsFrom(environment)

    expect(createLogger(logLevel, createRequestIds()).level).toBe(level)
})

test.each`
    name                  | value                       | because
    ${'ORIGIN'}           | ${'www.example.com'}        | ${'it has no scheme'}
    ${'ORIGIN'}           | ${'ftp://example'}          | ${'only http and https are served'}
    ${'PORT'}             | ${'many'}                   | ${'it is no number'}
    ${'METRICS_PORT'}     | ${'70000'}                  | ${'it is no valid port'}
    ${'METRICS_PORT'}     | ${'3000'}                   | ${'it is the shop’s own port'}
    ${'TRUSTED_PROXIES'}  | ${'-1'}                     | ${'it is negative'}
    ${'WEB_CONCURRENCY'}  | ${'2'}                      | ${'a container runs one process'}
    ${'WEB_CONCURRENCY'}  | ${'auto'}                   | ${'a container runs one process'}
    ${'SESSION_SECRET'}   | ${'short'}                  | ${'it is too short to be safe'}
    ${'DEVICE_SECRET'}    | ${'sixteen-characters,old'} | ${'one of two is too short to be safe'}
    ${'PUBLISH_SECRET'}   | ${'short'}                  | ${'it is too short to be safe'}
    ${'PREVIEW_ORIGINS'}  | ${'https://a.example/x'}    | ${'an origin has no path'}
    ${'PREVIEW_ORIGINS'}  | ${'http://a.example'}       | ${'a frame without TLS could be anybody’s'}
    ${'PREVIEW_SECRET'}   | ${'short'}                  | ${'it is too short to be safe'}
    ${'FRONT_CACHE_URLS'} | ${'http://a.example,b'}     | ${'one of two is no address'}
    ${'LOG_LEVEL'}        | ${'loud'}                   | ${'it is no log level'}
`('with $name=$value the start fails with an error that names it, as $because', ({name, value}) => {
    expect(() => settingsFrom({[name]: value})).toThrow(
        new RegExp(`^The configuration is wrong:\\n {2}environment ${name}(?:\\.\\d)?: `)
    )
})

test('editors’ origins without their key stop the start: a preview nobody has to prove is anybody’s', () => {
    const PREVIEW_ORIGINS = 'https://runtime.commercecloud.com'

    expect(() => settingsFrom({PREVIEW_ORIGINS})).toThrow('environment PREVIEW_SECRET: ')
    expect(
        settingsFrom({PREVIEW_ORIGINS, PREVIEW_SECRET: 'sixteen-characters'}).previewOrigins
    ).toEqual([PREVIEW_ORIGINS])
})

test('health has its own port, on this machine only unless set otherwise', () => {
    const {health} = settingsFrom({HEALTH_PORT: '9200'})
    const open = settingsFrom({HEALTH_PORT: '9200', HEALTH_HOST: '0.0.0.0'}).health

    expect([health, open]).toEqual([
        {port: 9200, host: '127.0.0.1'},
        {port: 9200, host: '0.0.0.0'}
    ])
    expect(settingsFrom({}).health).toBeUndefined()
})

test.each([{PORT: '9200'}, {METRICS_PORT: '9200'}])(
    'the health port must differ from %j',
    (environment) => {
        expect(() => settingsFrom({...environment, HEALTH_PORT: '9200'})).toThrow('HEALTH_PORT')
    }
)

test.each`
    given                                               | host
    ${{METRICS_PORT: '9100'}}                           | ${'127.0.0.1'}
    ${{METRICS_PORT: '9100', METRICS_HOST: ''}}         | ${'127.0.0.1'}
    ${{METRICS_PORT: '9100', METRICS_HOST: '10.0.0.7'}} | ${'10.0.0.7'}
`(
    'with $given the metrics are served at $host: only for this machine unless set otherwise',
    ({given, host}) => {
        expect(settingsFrom(given).metrics).toEqual({port: 9100, host})
    }
)

test.each`
    environment                                                                  | names
    ${{}}                                                                        | ${/SESSION_COOKIES and MRT_ALLOW_COOKIES must/}
    ${{MRT_ALLOW_COOKIES: 'true'}}                                               | ${/: MRT_ENABLE_HTTPONLY_SESSION_COOKIES must/}
    ${{MRT_ALLOW_COOKIES: 'false', MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true'}} | ${/: MRT_ALLOW_COOKIES must/}
`(
    'the shop does not start with tokens that scripts could read, nor without cookies: $names',
    (row) => {
        expect(() => requireSafeCookies(row.environment)).toThrow(row.names)
    }
)

test('the shop starts with tokens that no script can read', () => {
    const on = {MRT_ALLOW_COOKIES: 'true', MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true'}

    expect(() => requireSafeCookies(on)).not.toThrow()
})
