import {randomBytes} from 'node:crypto'

const secret = (): string => randomBytes(32).toString('base64url')

/**
 * The environment of the function: what Managed Runtime sets, what its project settings must set (docs/operating.md),
 * and the addresses of this machine's environment. Secrets that are not given are made here, once for all containers.
 */
export const functionEnvironment = (
    given: NodeJS.ProcessEnv,
    {bundleId, host}: {bundleId: string; host: string}
): NodeJS.ProcessEnv => ({
    ...given,
    NODE_ENV: 'production',
    AWS_LAMBDA_FUNCTION_NAME: 'storefront',
    BUNDLE_ID: bundleId,
    DEPLOY_TARGET: 'production',
    EXTERNAL_DOMAIN_NAME: host,
    MOBIFY_PROPERTY_ID: 'storefront',
    MRT_ALLOW_COOKIES: 'true',
    MRT_ENABLE_HTTPONLY_SESSION_COOKIES: 'true',
    SELF_HOST_ORIGIN: undefined,
    TRUSTED_PROXIES: undefined,
    SESSION_SECRET: given.SESSION_SECRET ?? secret(),
    DEVICE_SECRET: given.DEVICE_SECRET ?? secret()
})
