import {spawn} from 'node:child_process'

const port = process.env.PORT ?? '3000'
const sandboxPort = process.env.SANDBOX_PORT ?? '4000'

const environment = {
    ...process.env,
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    EXTERNAL_DOMAIN_NAME: `localhost:${port}`,
    MRT_ALLOW_COOKIES: 'true',
    MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true'
}

const programs = [
    ...(process.env.COMMERCE_API_URL ? [] : [['tsx', 'sandbox/main.ts', '--control']]),
    ['tsx', 'scripts/styles.ts', '--watch'],
    ['pwa-kit-dev', 'start', '--noHMR']
]

const children = programs.map(([command = '', ...args]) =>
    spawn(`node_modules/.bin/${command}`, args, {stdio: 'inherit', env: environment})
)
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
