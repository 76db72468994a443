import {readFileSync} from 'node:fs'
import {createServer} from 'node:https'
import {createRequire} from 'node:module'
import path from 'node:path'
import {z} from 'zod'
import {checkedUpstreams} from '../../config/checked-upstreams'
import {createContainers} from './containers'
import {createEdge} from './edge'
import {functionEnvironment} from './function-environment'

/**
 * The built shop as Managed Runtime runs it, on this machine: `npm run start:managed-runtime`. It speaks TLS with the
 * kit's certificate for localhost, as the shop's pages ask for it there.
 */
const port = Number(process.env.PORT ?? 3000)
const buildDir = path.resolve(process.cwd(), 'build')
const load = createRequire(path.join(buildDir, 'package.json'))
const {bundleId} = z
    .object({bundleId: z.string()})
    .parse(JSON.parse(readFileSync(path.join(buildDir, 'bundle-id.json'), 'utf8')))
const certificate = readFileSync(
    createRequire(__filename).resolve(
        '@salesforce/pwa-kit-runtime/ssr/server/test_fixtures/localhost.pem'
    )
)

const containers = createContainers(
    functionEnvironment(process.env, {bundleId, host: `localhost:${port}`}),
    Number(process.env.LAMBDA_CONTAINERS ?? 2)
)
const {images} = checkedUpstreams(load('./config/upstreams.js'))
const server = createServer(
    {key: certificate, cert: certificate},
    createEdge({buildDir, bundleId, containers, images})
)

const stop = (): void => {
    containers.end()
    server.close()
    server.closeAllConnections()
}
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop)

server.listen(port, () => {
    process.stdout.write(`storefront ready on https://localhost:${port}\n`)
})
