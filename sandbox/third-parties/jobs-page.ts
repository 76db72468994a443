import {storefrontOrigins} from '../core/addresses'
import {endpoint} from '../core/endpoint'
import {html, htmlPage} from './html-page'

/** The retailer's site with its jobs, which a search for them leads to [SEARCH-016]. */
export const jobsEndpoint = endpoint({
    method: 'GET',
    path: '/jobs',
    access: 'public',
    handle: () =>
        htmlPage({
            title: 'Careers at Homeward',
            body: html`<p>Every store is looking for people who like people.</p>
                <p><a href="${storefrontOrigins()[0]}/">Back to the shop</a></p>`
        })
})
