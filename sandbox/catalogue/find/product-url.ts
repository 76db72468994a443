import type {Model} from './model-row'

/** Path of a product's page. */
export const productUrl = ({slug}: Pick<Model, 'slug'>, productId: string) =>
    `/p/${slug}/${productId}`
