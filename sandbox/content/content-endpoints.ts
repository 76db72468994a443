import type {Endpoint} from '../core/endpoint'
import {classicEndpoints} from './classic-endpoints'
import {assetEndpoints, customObjectEndpoints, folderEndpoints} from './asset-endpoints'
import {editorEndpoints} from './editor/editor-endpoints'
import {pageEndpoints, qualifierEndpoints} from './page-endpoints'

export const contentEndpoints: readonly Endpoint[] = [
    ...pageEndpoints,
    ...assetEndpoints,
    ...folderEndpoints,
    ...qualifierEndpoints,
    ...classicEndpoints,
    ...customObjectEndpoints,
    ...editorEndpoints
]
