import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {serve} from './core/http'
import {createSandbox} from './create-sandbox'
import {endpoints} from './endpoints'
import {openWorld} from './open-world'
import {createPlatform} from './sites/platform'
import type {Size} from './world/world'

const dataFolder = '.sandbox'

const sizes: readonly Size[] = ['tiny', 'small', 'default', 'large']

const {values} = parseArgs({
    options: {
        port: {type: 'string', default: process.env.SANDBOX_PORT ?? '4000'},
        host: {type: 'string', default: process.env.SANDBOX_HOST ?? '127.0.0.1'},
        size: {type: 'string', default: process.env.SANDBOX_SIZE ?? 'default'},
        data: {type: 'string', default: process.env.SANDBOX_DATA ?? dataFolder},
        'plain-pictures': {type: 'boolean', default: process.env.SANDBOX_PLAIN_PICTURES === '1'},
        'access-seconds': {type: 'string', default: process.env.SANDBOX_ACCESS_SECONDS ?? '1800'},
        reset: {type: 'boolean', default: false},
        control: {type: 'boolean', default: process.env.SANDBOX_CONTROL === '1'}
    }
})

const sizeNamed = (name: string): Size => {
    const size = sizes.find((one) => one === name)
    if (!size) throw new Error(`--size must be one of ${sizes.join(', ')}, not ${name}`)
    return size
}

const main = async () => {
    if (values.reset) rmSync(values.data, {recursive: true, force: true})
    const {control, 'plain-pictures': hasPlainPictures} = values
    const world = openWorld({
        dataFolder: values.data,
        hasPlainPictures,
        size: sizeNamed(values.size),
        accessSeconds: Number(values['access-seconds'])
    })
    const {handle} = createSandbox(world, endpoints, {control})
    const worlds = [world]
    const platform = createPlatform(handle, (siteId) => {
        const other = openWorld({
            siteId,
            dataFolder: values.data === ':memory:' ? values.data : join(values.data, siteId),
            hasPlainPictures,
            // A small brand; and whoever asks for it first waits until it is there.
            size: 'tiny',
            accessSeconds: Number(values['access-seconds'])
        })
        worlds.push(other)
        return createSandbox(other, endpoints, {control}).handle
    })
    const server = await serve(platform, Number(values.port), values.host)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : values.port
    console.log(`sandbox ready on http://localhost:${port}`)

    const end = () => {
        server.close(() => {
            for (const each of worlds) each.close()
            process.exit(0)
        })
        server.closeIdleConnections()
        // A call that hangs must not keep the sandbox from ending.
        setTimeout(() => server.closeAllConnections(), 2000).unref()
    }
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
    // The parent process was killed and cannot send a signal.
    process.once('disconnect', end)
}

main().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
})
