// All that the browser asks for is in the folder of the build.
export default { prerender: ['/'], routeDiscovery: { mode: 'initial' } };
