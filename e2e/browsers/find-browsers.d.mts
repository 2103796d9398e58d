export function findBrowser(name: 'chromium' | 'firefox'): Promise<string>;
