import { afterEach, describe, expect, it, vi } from 'vitest';
import { installHint, systemOf } from './browsers.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('the system', () => {
  it.each([
    ['linux', 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n', 'debian'],
    ['linux', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n', 'ubuntu'],
    ['linux', 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n', 'ubuntu'],
    ['linux', 'ID=raspbian\nID_LIKE=debian\n', 'debian'],
    ['linux', 'NAME="Fedora Linux"\nID=fedora\n', 'fedora'],
    ['linux', 'ID="almalinux"\nID_LIKE="rhel centos fedora"\n', 'fedora'],
    ['linux', 'NAME="Arch, as Debian is not"\nID=arch\n', null],
    ['linux', '', null],
    ['darwin', '', 'macos'],
    ['win32', '', 'windows'],
  ] as const)('%s, %j: %s', (platform, osRelease, system) => {
    expect(systemOf(platform, osRelease)).toBe(system);
  });
});

describe('the hint for a missing browser', () => {
  it.each([
    ['debian', 'chromium', 'sudo apt-get update && sudo apt-get install chromium'],
    ['debian', 'firefox', 'sudo apt-get update && sudo apt-get install firefox-esr'],
    ['fedora', 'chromium', 'sudo dnf install chromium'],
    ['fedora', 'firefox', 'sudo dnf install firefox'],
    ['macos', 'chromium', 'npx playwright-core install chromium'],
    ['macos', 'firefox', 'brew install --cask firefox'],
    ['windows', 'chromium', 'npx playwright-core install chromium'],
    ['windows', 'firefox', 'winget install Mozilla.Firefox'],
  ] as const)('says what to type on %s: %s', (system, browser, command) => {
    vi.stubEnv('FIELDMARK_CHROMIUM', '');
    vi.stubEnv('FIELDMARK_FIREFOX', '');
    const hint = installHint(browser, system);
    expect(hint).toContain(command);
    expect(hint.match(/dnf|apt-get update|winget|brew/g)?.length ?? 0).toBeLessThan(2);
  });

  it('lists every system where it is unknown, and the wrong path of a chosen program', () => {
    vi.stubEnv('FIELDMARK_FIREFOX', '');
    expect(installHint('firefox', null)).toMatch(/Debian: .*Fedora: .*macOS: .*Windows: /s);
    vi.stubEnv('FIELDMARK_FIREFOX', '/no/such/firefox');
    expect(installHint('firefox', null)).toContain('/no/such/firefox');
  });
});
