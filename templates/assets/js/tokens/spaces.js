// Colour spaces: components in one of those of the token format become sRGB, and sRGB becomes
// components. The arithmetic is that of CSS Color 4, as the tool does it.
"use strict";

window.catalogTokens = {};
{
  const keepingSign = (curve) => (value) => (value < 0 ? -curve(-value) : curve(value));
  const times = (matrix, [x, y, z]) => matrix.map(([a, b, c]) => a * x + b * y + c * z);
  const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];

  // The cross products of the rows are the columns of the inverse, but for the determinant.
  const inverse = ([first, second, third]) => {
    const columns = [cross(second, third), cross(third, first), cross(first, second)];
    const determinant = first.reduce((sum, value, index) => sum + value * columns[0][index], 0);
    return [0, 1, 2].map((row) => columns.map((column) => column[row] / determinant));
  };

  const srgbToXYZ = [
    [0.41239079926595934, 0.357584339383878, 0.1804807884018343],
    [0.21263900587151027, 0.715168678767756, 0.07219231536073371],
    [0.01933081871559182, 0.11919477979462598, 0.9505321522496607],
  ];
  const xyzToSRGB = [
    [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
    [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
    [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
  ];
  const p3ToXYZ = [
    [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
    [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
    [0, 0.04511338185890264, 1.043944368900976],
  ];
  const xyzToP3 = [
    [2.493496911941425, -0.9313836179191239, -0.40271078445071684],
    [-0.8294889695615747, 1.7626640603183463, 0.023624685841943577],
    [0.03584583024378447, -0.07617238926804182, 0.9568845240076872],
  ];
  const a98ToXYZ = [
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388],
  ];
  const rec2020ToXYZ = [
    [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
    [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
    [0, 0.028072693049087428, 1.060985057710791],
  ];
  const proPhotoToXYZ = [
    [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
    [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
    [0, 0, 0.8251046025104602],
  ];
  const d50ToD65 = [
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
  ];
  const lmsToXYZ = [
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.112286803280317, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
  ];
  const xyzToLMS = [
    [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
    [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
    [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
  ];
  const oklabToRoots = [
    [1, 0.3963377773761749, 0.2158037573099136],
    [1, -0.1055613458156586, -0.0638541728258133],
    [1, -0.0894841775298119, -1.2914855480194092],
  ];
  const rootsToOKLab = [
    [0.210454268309314, 0.7936177747023054, -0.0040720430116193],
    [1.9779985324311684, -2.4285922420485799, 0.450593709617411],
    [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
  ];
  const d65ToD50 = inverse(d50ToD65);
  const white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];

  const power = (exponent) => keepingSign((value) => value ** exponent);
  const curves = {
    srgb: [
      keepingSign((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)),
      keepingSign((v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)),
    ],
    a98: [power(563 / 256), power(256 / 563)],
    proPhoto: [
      keepingSign((v) => (v <= 16 / 512 ? v / 16 : v ** 1.8)),
      keepingSign((v) => (v <= 1 / 512 ? v * 16 : v ** (1 / 1.8))),
    ],
    rec2020: [power(2.4), power(1 / 2.4)],
  };
  const [linear, encoded] = curves.srgb;

  const toOKLab = (xyz) => times(rootsToOKLab, times(xyzToLMS, xyz).map(Math.cbrt));
  const fromOKLab = (lab) => times(lmsToXYZ, times(oklabToRoots, lab).map((root) => root ** 3));

  const [kappa, epsilon] = [24389 / 27, 216 / 24389];
  const toLab = (xyz) => {
    const root = (value) => (value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116);
    const [x, y, z] = times(d65ToD50, xyz).map((value, index) => root(value / white[index]));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const fromLab = ([lightness, a, b]) => {
    const middle = (lightness + 16) / 116;
    const cube = (value) => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa);
    const y = lightness > kappa * epsilon ? middle ** 3 : lightness / kappa;
    const xyz = [cube(a / 500 + middle) * white[0], y, cube(middle - b / 200) * white[2]];
    return times(d50ToD65, xyz);
  };

  // A chroma up to `gray` has no hue.
  const polar = ([lightness, a, b], gray) => {
    const chroma = Math.sqrt(a * a + b * b);
    const degrees = (Math.atan2(b, a) * 180) / Math.PI;
    return [lightness, chroma, chroma > gray ? (degrees < 0 ? degrees + 360 : degrees) : null];
  };
  const rectangular = ([lightness, chroma, hue]) => {
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  };

  const rgb = (matrix, [decode, encode], back = inverse(matrix)) => ({
    to: (parts) => times(matrix, parts.map(decode)),
    from: (xyz) => times(back, xyz).map(encode),
  });
  // Each as XYZ under D65, and back.
  const spaces = {
    "display-p3": rgb(p3ToXYZ, curves.srgb, xyzToP3),
    "a98-rgb": rgb(a98ToXYZ, curves.a98),
    rec2020: rgb(rec2020ToXYZ, curves.rec2020),
    "prophoto-rgb": {
      to: (parts) => times(d50ToD65, times(proPhotoToXYZ, parts.map(curves.proPhoto[0]))),
      from: (xyz) => times(inverse(proPhotoToXYZ), times(d65ToD50, xyz)).map(curves.proPhoto[1]),
    },
    lab: { to: fromLab, from: toLab },
    lch: { to: (lch) => fromLab(rectangular(lch)), from: (xyz) => polar(toLab(xyz), 0.0015) },
    oklab: { to: fromOKLab, from: toOKLab },
    oklch: {
      to: (lch) => fromOKLab(rectangular(lch)),
      from: (xyz) => polar(toOKLab(xyz), 0.000004),
    },
    "xyz-d65": { to: (xyz) => xyz, from: (xyz) => xyz },
    "xyz-d50": { to: (xyz) => times(d50ToD65, xyz), from: (xyz) => times(d65ToD50, xyz) },
  };

  window.catalogTokens.spaces = {
    spaces, linear, encoded, toOKLab, fromOKLab, polar,
    toXYZ: (channels) => times(srgbToXYZ, channels.map(linear)),
    fromXYZ: (xyz) => times(xyzToSRGB, xyz).map(encoded),
  };
}
