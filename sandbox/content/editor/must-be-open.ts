import {notFound} from '../../core/response'

/** The editor changes what shoppers see, so a sandbox can be without it. */
export const mustBeOpen = () =>
    process.env.SANDBOX_EDITOR === 'off' ? notFound('page', 'editor') : null
