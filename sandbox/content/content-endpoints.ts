import type {Endpoint} from '../core/endpoint'
import {classicEndpoints} from './endpoints/classic'
import {assetEndpoints} from './endpoints/contents'
import {customObjectEndpoints} from './endpoints/custom-objects'
import {folderEndpoints} from './endpoints/folders'
import {pageEndpoints} from './endpoints/pages'
import {qualifierEndpoints} from './endpoints/resolve-qualifiers'

export const contentEndpoints: readonly Endpoint[] = [
    ...pageEndpoints,
    ...assetEndpoints,
    ...folderEndpoints,
    ...qualifierEndpoints,
    ...classicEndpoints,
    ...customObjectEndpoints
]
