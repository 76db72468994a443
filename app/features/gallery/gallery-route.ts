import loadable from '@loadable/component'
import {defineRoute, type PageModule, type RouteDefinition} from '@app/routing/route/route'

/**
 * Every part of the design system in every state, for developers; in development only. Inside the condition, so that
 * the production build leaves the page out.
 */
export const galleryRoutes: readonly RouteDefinition[] =
    process.env.NODE_ENV === 'development'
        ? [
              defineRoute(
                  {
                      name: 'gallery',
                      path: '/__gallery',
                      styles: [
                          'form',
                          'calendar',
                          'menu',
                          'content',
                          'amount',
                          'wish-list',
                          'gallery'
                      ],
                      cache: 'never'
                  },
                  loadable.lib<object, PageModule>(() => import('./gallery-page'))
              )
          ]
        : []
